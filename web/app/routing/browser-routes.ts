// Wires up the route modules of this document: loading, recovery when a chunk is gone, and preloading.

import { screenAt } from '#shared/screen-match.ts'
import { connection } from '#web/platform/connection/connection.ts'
import { type ChunkReload, createChunkReload } from './chunk-reload.ts'
import { setRouteModuleLoader } from './load-route-module.ts'
import { createRouteModuleLoader, type RouteManifest, type RouteModules, withReconnect } from './route-modules.ts'
import {
  allowsPreloads,
  createRoutePreloader,
  type Connection as LineInfo,
  type RoutePreloader,
} from './route-preload.ts'

/** What React Router leaves in the document for its client. Internal names, used only here and in is-staying.ts. */
type RouterGlobals = { __reactRouterManifest: RouteManifest; __reactRouterRouteModules: RouteModules }

let preloader: RoutePreloader | null = null
let reload: ChunkReload | null = null

/** Call before the router starts. */
export function startRoutes(page: Window & Partial<RouterGlobals> = window): ChunkReload {
  const chunkReload = createChunkReload({ storage: page.sessionStorage, now: Date.now, location: page.location })
  reload = chunkReload
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = page
  if (!manifest || !modules) throw new Error('The document contains no route manifest')
  for (const [id, module] of Object.entries(modules)) modules[id] = withReconnect(module, connection.withReconnect)
  const importModule = async (url: string) =>
    withReconnect(await connection.withReconnect(() => import(/* @vite-ignore */ url)), connection.withReconnect)
  const loader = createRouteModuleLoader(modules, manifest, importModule, chunkReload.noteFailedChunk)
  setRouteModuleLoader(loader.load)
  page.addEventListener('vite:preloadError', (event) => {
    // A page without one of its stylesheets is better than no page. Failing chunks other than route modules are lazy
    // parts of a page that is already shown: the part reports the error, the page stays.
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
  })
  preloader = createRoutePreloader(loader, (path) => routeIdsAt(path, manifest))
  return chunkReload
}

/** For a build that is no longer served: true when `path` is being loaded as a new document instead. */
export const loadDocument = (path: string): boolean => reload?.loadDocument(path) ?? false

export function preloadRoute(path: string): void {
  const { connection: connectionInfo } = navigator as Navigator & { connection?: LineInfo }
  if (allowsPreloads(connectionInfo)) void preloader?.preload(path)
}

/** The router's `matchRoutes` would sort all routes each time: milliseconds for every link of a long list. */
function routeIdsAt(path: string, { routes }: RouteManifest): string[] {
  const ids: string[] = []
  // A screen's path is the id of its route: see web/routes.ts.
  for (let route = routes[screenAt(path)?.path ?? '']; route; route = routes[route.parentId ?? ''])
    ids.unshift(route.id)
  return ids
}
