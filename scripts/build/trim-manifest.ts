// Every first visit includes the route manifest, so each additional screen costs every visitor. It is reduced to what
// the router reads: a missing flag means false, a missing list means empty, and files that a route's parents have
// loaded need not be repeated. Files loaded by the same screens are listed next to each other, which compresses better.
// Their order does not matter; that of styles does and is kept.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

export type ManifestRoute = { id: string; parentId?: string; module: string; imports: string[]; css: string[] }
export type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
  url: string
}

export function findManifest(clientFolder: string): string {
  const file = readdirSync(`${clientFolder}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build produced no manifest')
  return `${clientFolder}/assets/${file}`
}

/** The script is `name={…};`. */
export function readManifest(script: string): Manifest {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest
}

export function trimManifest(clientFolder: string): void {
  const file = findManifest(clientFolder)
  const script = readFileSync(file, 'utf8')
  const trimmed = JSON.stringify(withoutRepeats(readManifest(script)))
  writeFileSync(file, `${script.slice(0, script.indexOf('{'))}${trimmed}${script.slice(script.lastIndexOf('}') + 1)}`)
}

export function withoutRepeats(manifest: Manifest): Manifest {
  const byUsers = compareByUsers(Object.values(manifest.routes))
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const parents = parentsOf(manifest.routes, route)
    const scripts = new Set([manifest.entry, ...parents].flatMap(({ module, imports }) => [module, ...imports]))
    const styles = new Set(parents.flatMap(({ css }) => css))
    const imports = route.imports.filter((file) => !scripts.has(file)).toSorted(byUsers)
    const css = route.css.filter((file) => !styles.has(file))
    const omitEmpty = Object.entries<unknown>({ ...route, imports, css }).filter(([, value]) => isSet(value))
    return [id, Object.fromEntries(omitEmpty) as ManifestRoute]
  })
  // The entry's styles are those of the root.
  const { module, imports } = manifest.entry
  return { ...manifest, entry: { module, imports }, routes: Object.fromEntries(routes) as Manifest['routes'] }
}

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== false)

function parentsOf(routes: Manifest['routes'], { parentId }: ManifestRoute): ManifestRoute[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? [parent, ...parentsOf(routes, parent)] : []
}

/** By the last screen that loads a file, then the one before: that way names shared by many screens compress best. */
function compareByUsers(routes: readonly ManifestRoute[]): (one: string, other: string) => number {
  const users = new Map<string, string>()
  for (const [position, { imports }] of routes.entries())
    for (const file of imports) users.set(file, `${String.fromCharCode(position)}${users.get(file) ?? ''}`)
  const keyOf = (file: string) => `${users.get(file)} ${file}`
  return (one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)
}
