// Features depend on each other only as features.ts allows, and only through their public files.

import { crossings, dependencies, featureGraph, writeFeatureGraph } from '../feature-graph.ts'
import { isTestCode, placeInFeatures, roleOf, sideOf } from '../file-place.ts'
import type { Import, SourceFile } from '../source-file.ts'
import type { Rule, Tree, Violation } from '../source-tree.ts'

const TABLE = 'features.ts'
const GRAPH = 'feature-graph.json'

/** What other features may import, by role. A file without a role is a component, a hook or a value type. */
const PUBLIC_ROLES: Record<string, readonly (string | null)[]> = {
  server: ['service', 'policy', 'events'],
  shared: ['contract', 'events', null],
  web: [null],
}

export const featureRules: Rule[] = [
  {
    name: 'within its area a feature uses only features listed above it',
    check: ({ features }) =>
      features.flatMap(({ name, area, uses }) => {
        const above = features.slice(
          0,
          features.findIndex((one) => one.name === name),
        )
        return uses
          .filter((used) => !above.some((one) => one.name === used && one.area === area))
          .map((used) => ({ path: TABLE, message: `${name} uses ${used}, which is not above it in area ${area}` }))
      }),
  },
  {
    name: 'feature names are unique',
    check: ({ features }) =>
      features
        .filter(({ name }, index) => features.findIndex((one) => one.name === name) !== index)
        .map(({ name }) => ({ path: TABLE, message: `${name} is listed twice` })),
  },
  {
    name: 'every feature folder is in features.ts, and every feature has a folder',
    check({ files, features }) {
      const folderOf = (area: string, feature: string) => `${area}/${feature}`
      const found = new Map(
        files.flatMap(({ path }) => {
          const place = placeInFeatures(path)
          return place ? [[folderOf(place.area, place.feature), path] as const] : []
        }),
      )
      const listed = new Set(features.map(({ area, name }) => folderOf(area, name)))
      return [
        ...[...found]
          .filter(([folder]) => !listed.has(folder))
          .map(([folder, path]) => ({ path, message: `feature ${folder} is not in ${TABLE}` })),
        ...[...listed]
          .filter((folder) => !found.has(folder))
          .map((folder) => ({ path: TABLE, message: `feature ${folder} has no folder on any side` })),
      ]
    },
  },
  {
    name: 'a feature imports only features of lower areas and those it lists',
    check: (tree) =>
      dependencies(tree.files)
        .filter(({ from, to }) => !mayUse(tree, from, to))
        .map(({ file, one, from, to }) => violation(file, one, `${from} may not use ${to}: see ${TABLE}`)),
  },
  {
    name: 'every dependency declared in features.ts is used',
    check(tree) {
      const real = new Set(dependencies(tree.files).map(({ from, to }) => `${from} ${to}`))
      return tree.features.flatMap(({ name, uses }) =>
        uses
          .filter((used) => !real.has(`${name} ${used}`))
          .map((used) => ({ path: TABLE, message: `${name} lists ${used} but does not import it` })),
      )
    },
  },
  {
    name: `${GRAPH} shows the imports as they are`,
    check: ({ files, features, featureGraph: written }) => {
      const names = features.map(({ name }) => name)
      const isStale = written !== writeFeatureGraph(featureGraph(names, files))
      return isStale ? [{ path: GRAPH, message: 'is out of date; run npm run fix' }] : []
    },
  },
  {
    name: 'a feature imports only public files of another',
    check: ({ files }) =>
      crossings(files)
        .filter(({ file, target }) => !isPublic(target) && !isException(file.path, target))
        .map(({ file, one }) => violation(file, one, `${one.specifier} is private to its feature`)),
  },
]

function mayUse({ features, areas }: Tree, from: string, to: string): boolean {
  const [user, used] = [features.find(({ name }) => name === from), features.find(({ name }) => name === to)]
  if (!user || !used) return false
  if (user.area === used.area) return user.uses.includes(to)
  return areas.indexOf(used.area) < areas.indexOf(user.area)
}

function isPublic(target: string): boolean {
  const roles = PUBLIC_ROLES[sideOf(target) ?? ''] ?? []
  return roles.includes(roleOf(target)) && !target.endsWith('.css')
}

/** A foreign key references the other table, and tests use the builders of other features. */
function isException(path: string, target: string): boolean {
  if (roleOf(target) === 'tables') return roleOf(path) === 'tables'
  return roleOf(target) === 'builder' && isTestCode(path)
}

function violation({ path }: SourceFile, { line }: Import, message: string): Violation {
  return { path, line, message }
}
