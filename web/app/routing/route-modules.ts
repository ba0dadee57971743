// Loads route modules, each once, into the router's own cache, for the router and for preloads.

import type { Connection } from '#web/platform/connection/connection.ts'

export type RouteModules = Record<string, unknown>
export type RouteManifest = { routes: Record<string, ManifestRoute | undefined> }
export type ManifestRoute = { id: string; module: string; parentId?: string; path?: string; index?: boolean }

export type RouteModuleLoader = { isLoaded(routeId: string): boolean; load(routeId: string): Promise<unknown> }

export function createRouteModuleLoader(
  modules: RouteModules,
  manifest: RouteManifest,
  importModule: (url: string) => Promise<unknown>,
  noteFailure: (error: unknown) => void,
): RouteModuleLoader {
  const loading = new Map<string, Promise<unknown>>()

  async function load(routeId: string): Promise<unknown> {
    const route = manifest.routes[routeId]
    if (!route) throw new Error(`Unknown route: ${routeId}`)
    try {
      const module = await importModule(route.module)
      modules[routeId] = module
      return module
    } catch (error) {
      noteFailure(error)
      throw error
    } finally {
      loading.delete(routeId)
    }
  }

  return {
    isLoaded: (routeId) => Object.hasOwn(modules, routeId),
    load(routeId) {
      if (Object.hasOwn(modules, routeId)) return Promise.resolve(modules[routeId])
      const pending = loading.get(routeId) ?? load(routeId)
      loading.set(routeId, pending)
      return pending
    },
  }
}

/** Wraps the module's data loader so that it waits out a lost connection. */
export function withReconnect(module: unknown, over: Connection['withReconnect']): unknown {
  const { clientLoader } = module as { clientLoader?: (args: unknown) => unknown }
  if (!clientLoader) return module
  const reconnecting = (args: unknown) => over(async () => clientLoader(args))
  return { ...(module as object), clientLoader: Object.assign(reconnecting, clientLoader) }
}
