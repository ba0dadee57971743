// The table of screens comes with every first visit, so a screen more is a cost for all of them. It is kept to what the
// router reads: a flag that is not there counts as false, and what a route's parents have loaded need not be named again.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

export type ManifestRoute = { id: string; parentId?: string; module: string; imports: string[]; css: string[] }
export type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
  url: string
}

export function findManifest(clientFolder: string): string {
  const file = readdirSync(`${clientFolder}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The build wrote no manifest')
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
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const loaded = loadedBefore(manifest, route)
    const imports = route.imports.filter((file) => !loaded.has(file))
    const told = Object.entries<unknown>({ ...route, imports }).filter(([, value]) => value !== false)
    return [id, Object.fromEntries(told) as ManifestRoute]
  })
  return { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] }
}

function loadedBefore({ entry, routes }: Manifest, { parentId }: ManifestRoute): Set<string> {
  const loaded = new Set([entry.module, ...entry.imports])
  for (let parent = parentId ? routes[parentId] : undefined; parent; ) {
    for (const file of [parent.module, ...parent.imports]) loaded.add(file)
    parent = parent.parentId ? routes[parent.parentId] : undefined
  }
  return loaded
}
