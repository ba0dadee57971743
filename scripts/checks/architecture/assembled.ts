// Lists that are assembled from what each feature declares for itself, so that adding a feature edits none of them:
// X.notifications.ts, X.next-steps.ts and X.errors.ts of shared and of web, X.events.ts of shared, X.feature.ts of the server.
// `npm run fix` writes them.

import { fileName, placeInFeatures, sideOf } from './file-place.ts'
import type { Tree } from './source-tree.ts'

const ROLES = ['notifications', 'next-steps', 'errors'] as const
const SIDES = ['shared', 'web'] as const

export type Assembled = { path: string; text: string }
type Sources = Pick<Tree, 'files' | 'features'>
type Declaration = { path: string; name: string; feature: string }

export const assembledLists = (tree: Sources): Assembled[] => [
  ...SIDES.flatMap((side) => ROLES.map((role) => assembleObject(tree, side, role))),
  assembleEvents(tree),
  assembleManifests(tree),
]

function assembleObject(tree: Sources, side: string, role: string): Assembled {
  const found = declarationsOf(tree, side, role)
  const imports = importsOf(found, side, (name) => `{ ${name} }`)
  const spread = found.map(({ name }) => `  ...${name},\n`).join('')
  const body = spread === '' ? '{}' : `{\n${spread}}`
  return { path: pathOf(side, role), text: `${headOf(role)}\n${imports}\nexport const ${camel(role)} = ${body}\n` }
}

/** An .events file exports one constant for each event, so its exports are the list. */
function assembleEvents(tree: Sources): Assembled {
  const found = declarationsOf(tree, 'shared', 'events')
  const imports = importsOf(found, 'shared', (name) => `* as ${name}`)
  const names = found.map(({ name }) => `  ...Object.values<LiveEvent>(${name}),\n`).join('')
  const body = names === '' ? '[]' : `[\n${names}]`
  return {
    path: pathOf('shared', 'events'),
    text: `${headOf('events')}\n${imports}import type { LiveEvent } from '../live/event.ts'\n\nexport const events: readonly LiveEvent[] = ${body}\n`,
  }
}

function assembleManifests(tree: Sources): Assembled {
  const found = declarationsOf(tree, 'server', 'feature')
  const imports = importsOf(found, 'server', (name) => `{ ${name} }`, '.')
  const names = found.map(({ name }) => `  ${name},\n`).join('')
  return {
    path: 'server/all-features.ts',
    text: `${headOf('feature')}// In the order of features.ts: personal data is erased in reverse order, so a feature comes after those whose tables it references.

${imports}import type { FeatureManifest } from './platform/wiring/feature.ts'

export const allFeatures: readonly FeatureManifest[] = ${names === '' ? '[]' : `[\n${names}]`}
`,
  }
}

/** In the order of features.ts. */
function declarationsOf({ files, features }: Sources, side: string, role: string): Declaration[] {
  const found = files.flatMap(({ path }) => {
    const place = placeInFeatures(path)
    return place && sideOf(path) === side && fileName(path) === `${place.feature}.${role}.ts`
      ? [{ path, name: camel(`${place.feature}-${role}`), feature: place.feature }]
      : []
  })
  return features.flatMap((feature) => found.filter((one) => one.feature === feature.name))
}

const importsOf = (
  found: readonly Declaration[],
  side: string,
  clause: (name: string) => string,
  toSide = '..',
): string =>
  found
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, name }) => `import ${clause(name)} from '${toSide}${path.slice(side.length)}'\n`)
    .join('')

const pathOf = (side: string, role: string) => `${side}/assembled/${role}.ts`

const headOf = (role: string) => `// Written by \`npm run fix\` from the X.${role}.ts of every feature.\n`

const camel = (kebab: string): string => kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
