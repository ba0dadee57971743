// Lists that are assembled from what each feature declares for itself, so that adding a feature edits none of them:
// X.notifications.ts, X.next-steps.ts and X.errors.ts of shared and of web. `npm run fix` writes them.

import { fileName, placeInFeatures, sideOf } from './file-place.ts'
import type { Tree } from './source-tree.ts'

const ROLES = ['notifications', 'next-steps', 'errors'] as const
const SIDES = ['shared', 'web'] as const

export type Assembled = { path: string; text: string }

export const assembledLists = (tree: Pick<Tree, 'files' | 'features'>): Assembled[] =>
  SIDES.flatMap((side) => ROLES.map((role) => assemble(tree, side, role)))

function assemble({ files, features }: Pick<Tree, 'files' | 'features'>, side: string, role: string): Assembled {
  const found = files.flatMap(({ path }) => {
    const place = placeInFeatures(path)
    return place && sideOf(path) === side && fileName(path) === `${place.feature}.${role}.ts`
      ? [{ path, name: camel(`${place.feature}-${role}`), feature: place.feature }]
      : []
  })
  const imports = found
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, name }) => `import { ${name} } from '..${path.slice(side.length)}'\n`)
  const inOrder = features.flatMap((feature) => found.filter((one) => one.feature === feature.name))
  const spread = inOrder.map(({ name }) => `  ...${name},\n`).join('')
  const body = spread === '' ? '{}' : `{\n${spread}}`
  return {
    path: `${side}/assembled/${role}.ts`,
    text: `// Written by \`npm run fix\` from the X.${role}.ts of every feature.\n\n${imports.join('')}\nexport const ${camel(role)} = ${body}\n`,
  }
}

const camel = (kebab: string): string => kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
