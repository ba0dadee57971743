// Which feature imports which, derived from the imports: the rules check it, people read it in feature-graph.json, and
// pages use it to load the messages of every feature they depend on.

import { featureOf, isTestCode, roleOf, sideOf } from './file-place.ts'
import type { Import, SourceFile } from './source-file.ts'

export type Crossing = { file: SourceFile; one: Import; from: string; to: string; target: string }

/** Every import from one feature into another. */
export function crossings(files: readonly SourceFile[]): Crossing[] {
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

/** The imports that create a dependency between features: tests do not ship, and nothing imports a page. */
export const dependencies = (files: readonly SourceFile[]): Crossing[] =>
  crossings(files).filter(({ file }) => roleOf(file.path) !== 'page' && !isTestCode(file.path))

export type FeatureGraph = Record<string, { uses: string[]; onScreen: string[] }>

/**
 * `uses`: what a feature depends on, on any side. `onScreen`: features whose components its pages and components show.
 */
export function featureGraph(names: readonly string[], files: readonly SourceFile[]): FeatureGraph {
  const uses = dependencies(files)
  const onScreen = crossings(files).filter(({ file, target }) => sideOf(target) === 'web' && !isTestCode(file.path))
  const targets = (found: Crossing[], name: string) => {
    const reached = new Set(found.filter(({ from }) => from === name).map(({ to }) => to))
    return names.filter((one) => reached.has(one))
  }
  return Object.fromEntries(
    names.map((name) => [name, { uses: targets(uses, name), onScreen: targets(onScreen, name) }]),
  )
}

/** The graph as `npm run check` prints it: one line per feature, and the number of edges. */
export function describeFeatureGraph(graph: FeatureGraph): string {
  const features = Object.entries(graph)
  const edges = features.reduce((total, [, { uses }]) => total + uses.length, 0)
  const lines = features.map(([name, { uses }]) => `${name} → ${uses.join(', ') || 'nothing'}`)
  return [`${features.length} features, ${edges} edges`, ...lines].join('\n')
}

/** One line per feature, so that a new edge is one changed line in review. */
export function writeFeatureGraph(graph: FeatureGraph): string {
  const lines = Object.entries(graph).map(([name, edges]) => `  ${JSON.stringify(name)}: ${JSON.stringify(edges)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
