// Features know each other only as features.ts allows, and only by their public files.

import { featuresShownBy } from '../../../../features.ts'
import { featureOf, isProof, roleOf, sideOf } from '../file-place.ts'
import type { Import, SourceFile } from '../source-file.ts'
import type { Rule, Tree, Violation } from '../source-tree.ts'

/** By role: what another feature may import. A file without a role is a component, a hook or a value type. */
const PUBLIC_ROLES: Record<string, readonly (string | null)[]> = {
  server: ['service', 'policy', 'events'],
  shared: ['contract', 'events', null],
  web: [null],
}

type Crossing = { file: SourceFile; one: Import; from: string; to: string; target: string }

export const featureRules: Rule[] = [
  {
    name: 'a feature uses only features listed above it',
    check({ features }) {
      const names = Object.keys(features)
      return Object.entries(features).flatMap(([name, { uses }]) =>
        uses
          .filter((used) => names.indexOf(used) === -1 || names.indexOf(used) >= names.indexOf(name))
          .map((used) => ({ path: 'features.ts', message: `${name} uses ${used}, which is not listed above it` })),
      )
    },
  },
  {
    name: 'every folder of a feature is in features.ts, and every feature has a folder',
    check({ files, features }) {
      const found = new Map(files.flatMap(({ path }) => pair(featureOf(path), path)))
      const unlisted = [...found].filter(([name]) => !(name in features))
      const missing = Object.keys(features).filter((name) => !found.has(name))
      return [
        ...unlisted.map(([name, path]) => ({ path, message: `feature ${name} is not in features.ts` })),
        ...missing.map((name) => ({ path: 'features.ts', message: `feature ${name} has no folder on any side` })),
      ]
    },
  },
  {
    name: 'a feature imports another only if features.ts says so',
    check: (tree) =>
      crossings(tree)
        // Nothing imports a page, so a page may compose any feature without a cycle; a proof is not shipped.
        .filter(({ file }) => roleOf(file.path) !== 'page' && !isProof(file.path))
        .filter(({ from, to }) => !tree.features[from]?.uses.includes(to))
        .map(({ file, one, from, to }) => violation(file, one, `${from} does not list ${to} among its uses`)),
  },
  {
    name: 'a page shows another feature only if features.ts says so',
    check: (tree) =>
      crossings(tree)
        // The words of a feature come with the page only when the table names it.
        .filter(({ file, target }) => roleOf(file.path) === 'page' && sideOf(target) === 'web')
        .filter(({ from, to }) => !featuresShownBy(from, tree.features).includes(to))
        .map(({ file, one, from, to }) => violation(file, one, `${from} does not list ${to} among what it shows`)),
  },
  {
    name: 'a feature imports only public files of another',
    check: (tree) =>
      crossings(tree)
        .filter(({ file, target }) => !isPublic(target) && !isAllowedAnyway(file.path, target))
        .map(({ file, one }) => violation(file, one, `${one.specifier} is private to its feature`)),
  },
]

const pair = (name: string | null, path: string): [string, string][] => (name === null ? [] : [[name, path]])

function crossings({ files }: Tree): Crossing[] {
  return files.flatMap((file) => {
    const from = featureOf(file.path)
    if (from === null) return []
    return file.imports.flatMap((one) => {
      const target = one.to.kind === 'file' ? one.to.path : ''
      const to = featureOf(target)
      return to === null || to === from ? [] : [{ file, one, from, to, target }]
    })
  })
}

function isPublic(target: string): boolean {
  const roles = PUBLIC_ROLES[sideOf(target) ?? ''] ?? []
  return roles.includes(roleOf(target)) && !target.endsWith('.css')
}

/** A foreign key names the other table; a test builds its world from the builders of others. */
function isAllowedAnyway(path: string, target: string): boolean {
  if (roleOf(target) === 'tables') return roleOf(path) === 'tables'
  return roleOf(target) === 'builder' && isProof(path)
}

function violation({ path }: SourceFile, { line }: Import, message: string): Violation {
  return { path, line, message }
}
