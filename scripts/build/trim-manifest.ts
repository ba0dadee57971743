// Every first visit includes the route manifest, so each additional screen costs every visitor. It is reduced to what
// the router reads in the browser: a missing flag means false, a missing list means empty, styles that a route's parents
// have loaded need not be repeated. The files that a route's module imports are only needed for the preloads of a
// document, which the server writes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

export type ManifestRoute = { id: string; parentId?: string; module: string; imports: string[]; css: string[] }
export type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
  url: string
}

function findManifest(clientFolder: string): string {
  const file = readdirSync(`${clientFolder}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build produced no manifest')
  return `${clientFolder}/assets/${file}`
}

/** The script is `name={…};`. Returns what it was before. */
export function trimManifest(clientFolder: string): Manifest {
  const file = findManifest(clientFolder)
  const script = readFileSync(file, 'utf8')
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest = JSON.parse(script.slice(from, to)) as Manifest
  writeFileSync(file, `${script.slice(0, from)}${JSON.stringify(forBrowser(manifest))}${script.slice(to)}`)
  return manifest
}

export function forBrowser(manifest: Manifest) {
  const routes = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => {
    const styles = new Set(parentsOf(manifest.routes, route).flatMap(({ css }) => css))
    const css = route.css.filter((file) => !styles.has(file))
    return [id, Object.fromEntries(Object.entries<unknown>({ ...route, css }).filter(([, value]) => isSet(value)))]
  })
  // The entry's styles are those of the root.
  const entry = { module: manifest.entry.module, imports: [] }
  return { ...manifest, entry, routes: Object.fromEntries(routes) as Record<string, Partial<ManifestRoute>> }
}

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== false)

function parentsOf(routes: Manifest['routes'], { parentId }: Pick<ManifestRoute, 'parentId'>): ManifestRoute[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? [parent, ...parentsOf(routes, parent)] : []
}
