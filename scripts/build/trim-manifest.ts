// The table of screens comes with every first visit, so a screen more is a cost for all of them. It is kept to what the
// router reads: a flag that is not there counts as false, a list that is not there as empty, and what a route's parents have
// loaded need not be named again.
// Files that the same screens load are named side by side, so that compression meets the same words again; their order means
// nothing. That of styles does, and stays.

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
  const byUsers = inOrderOfUsers(Object.values(manifest.routes))
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const parents = parentsOf(manifest.routes, route)
    const scripts = new Set([manifest.entry, ...parents].flatMap(({ module, imports }) => [module, ...imports]))
    const styles = new Set(parents.flatMap(({ css }) => css))
    const imports = route.imports.filter((file) => !scripts.has(file)).toSorted(byUsers)
    const css = route.css.filter((file) => !styles.has(file))
    const told = Object.entries<unknown>({ ...route, imports, css }).filter(([, value]) => isTold(value))
    return [id, Object.fromEntries(told) as ManifestRoute]
  })
  // The styles of the entry are those of the root.
  const { module, imports } = manifest.entry
  return { ...manifest, entry: { module, imports }, routes: Object.fromEntries(routes) as Manifest['routes'] }
}

const isTold = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== false)

function parentsOf(routes: Manifest['routes'], { parentId }: ManifestRoute): ManifestRoute[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? [parent, ...parentsOf(routes, parent)] : []
}

/** By the last screen that loads a file, then the one before: so the names shared by many compress best. */
function inOrderOfUsers(routes: readonly ManifestRoute[]): (one: string, other: string) => number {
  const users = new Map<string, string>()
  for (const [position, { imports }] of routes.entries())
    for (const file of imports) users.set(file, `${String.fromCharCode(position)}${users.get(file) ?? ''}`)
  const keyOf = (file: string) => `${users.get(file)} ${file}`
  return (one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)
}
