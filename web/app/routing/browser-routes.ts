// Wires up the route modules of this document: loading, recovery when a chunk is gone, and preloading.

import { matchRoutes, type RouteObject } from 'react-router'
import { connection } from '#web/platform/connection/connection.ts'
import { type ChunkReload, createChunkReload } from './chunk-reload.ts'
import { setRouteModuleLoader } from './load-route-module.ts'
import {
  createRouteModuleLoader,
  type ManifestRoute,
  type RouteManifest,
  type RouteModules,
  withReconnect,
} from './route-modules.ts'
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
  const tree = buildTree(manifest)
  preloader = createRoutePreloader(loader, (path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? ''))
  return chunkReload
}

/** For a build that is no longer served: true when `path` is being loaded as a new document instead. */
export const loadDocument = (path: string): boolean => reload?.loadDocument(path) ?? false

export function preloadRoute(path: string): void {
  const { connection: connectionInfo } = navigator as Navigator & { connection?: LineInfo }
  if (allowsPreloads(connectionInfo)) void preloader?.preload(path)
}

function buildTree(manifest: RouteManifest, parentId?: string): RouteObject[] {
  const children = Object.values(manifest.routes).filter((route) => route !== undefined && route.parentId === parentId)
  return (children as ManifestRoute[]).map(({ id, path, index }) => {
    const common = { id, ...(path !== undefined && { path }) }
    return index ? { ...common, index: true as const } : { ...common, children: buildTree(manifest, id) }
  })
}
