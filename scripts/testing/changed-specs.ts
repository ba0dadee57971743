// Which browser tests a change can affect: through the features it touches and everything built on them, or through the
// test files themselves. Whatever is not a feature affects all of them. `node scripts/testing/changed-specs.ts BASE`
// prints their paths, one per line.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { screenAt } from '#shared/screen-match.ts'
import { featureOfPage } from '#shared/screens.ts'
import { changedSince } from './changes.ts'

export type FeatureGraph = Readonly<Record<string, { uses: readonly string[]; onScreen: readonly string[] }>>
/** Path → text, of everything in e2e/. */
export type SpecFiles = ReadonlyMap<string, string>

const FEATURE = /^(?:server|web|shared)\/features\/[^/]+\/([^/]+)\/|^locales\/(?:web|server)\/([^/]+)\//
const NOT_IN_BROWSER = /\.test\.(?:tsx?|mjs)$|\.md$|^(?:docs|bench|drill|scripts|\.github|\.ci)\//
const IMPORT = /from '(\.[^']+)'/g
const ADDRESS = /['"`](\/[^'"`\s]*)['"`]/g

export function affectedSpecs(changed: readonly string[], graph: FeatureGraph, files: SpecFiles): string[] {
  const specs = [...files.keys()].filter((file) => file.endsWith('.spec.ts'))
  const relevant = changed.filter((file) => !NOT_IN_BROWSER.test(file))
  const affectsAll = relevant.some((file) => !file.startsWith('e2e/') && featureAt(file) === null)
  if (affectsAll) return specs
  const features = withDependents(new Set(relevant.flatMap((file) => featureAt(file) ?? [])), graph)
  return specs.filter((spec) => {
    const own = withImports(spec, files)
    if (relevant.some((file) => own.has(file))) return true
    if (features.size === 0) return false
    const used = featuresOf(own, files)
    // A test that names no feature visits all of them, or does not say which.
    return used === null || used.size === 0 || !used.isDisjointFrom(features)
  })
}

function featureAt(file: string): string | null {
  const [, feature, catalogue] = FEATURE.exec(file) ?? []
  const name = feature ?? catalogue
  return name === undefined || name === 'common' ? null : name
}

function withDependents(features: Set<string>, graph: FeatureGraph): Set<string> {
  for (const known of features) {
    for (const [name, { uses, onScreen }] of Object.entries(graph)) {
      if (uses.includes(known) || onScreen.includes(known)) features.add(name)
    }
  }
  return features
}

/** The spec and its imports, inside and outside the browser tests. */
function withImports(spec: string, files: SpecFiles): Set<string> {
  const found = new Set([spec])
  for (const file of found) {
    const text = files.get(file) ?? ''
    for (const [, path = ''] of text.matchAll(IMPORT)) found.add(join(dirname(file), path))
  }
  return found
}

/** Null for all of them. */
function featuresOf(own: ReadonlySet<string>, files: SpecFiles): Set<string> | null {
  if (own.has('shared/screens.ts')) return null
  const imported = [...own].flatMap((file) => featureAt(file) ?? [])
  const opened = [...own]
    .flatMap((file) => [...(files.get(file) ?? '').matchAll(ADDRESS)])
    .flatMap(([, address = '']) => {
      const path = address.replaceAll(/\$\{[^}]*\}/g, 'x').split(/[?#]/)[0] ?? ''
      const screen = screenAt(path)
      return screen ? [featureOfPage(screen)] : []
    })
  return new Set([...imported, ...opened])
}

if (import.meta.main) {
  const graph = JSON.parse(readFileSync('feature-graph.json', 'utf8')) as FeatureGraph
  const files = new Map(globSync('e2e/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')]))
  for (const spec of affectedSpecs(changedSince(process.argv[2] ?? 'HEAD'), graph, files)) console.log(spec)
}
