// The router's own answer to a route chunk that fails to load is an unguarded reload of the current page. It looks into its
// cache of modules first (`id in cache`, then `cache[id]`), so a cache that loads on demand takes its place: a failure then
// becomes the error of that navigation, and web/app/routing/chunk-reload.ts decides.

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
      const underWay = loading.get(routeId) ?? load(routeId)
      loading.set(routeId, underWay)
      return underWay
    },
  }
}

/** To be put in place of `window.__reactRouterRouteModules` before the router starts. */
export function loadOnDemand(modules: RouteModules, loader: RouteModuleLoader): RouteModules {
  let asked: PropertyKey | null = null
  return new Proxy(modules, {
    has(target, key) {
      if (key in target || typeof key !== 'string') return key in target
      asked = key
      return true
    },
    get(target, key) {
      // Only the read that follows a question loads: the router also peeks at modules it can do without.
      const isAnswer = key === asked
      asked = null
      return isAnswer && typeof key === 'string'
        ? loader.load(key).catch(throwing)
        : (Reflect.get(target, key) as unknown)
    },
  })
}

/** The module with a loader of data that outlasts a cut connection. */
export function withPatience(module: unknown, over: Connection['over']): unknown {
  const { clientLoader } = module as { clientLoader?: (args: unknown) => unknown }
  if (!clientLoader) return module
  const patient = (args: unknown) => over(async () => clientLoader(args))
  return { ...(module as object), clientLoader: Object.assign(patient, clientLoader) }
}

/**
 * The router swallows the failure of a module whose route loads no data, and asks one that does for its loader: whichever
 * part of the stand-in it takes throws what really happened.
 */
function throwing(error: unknown) {
  const fail = () => {
    throw error
  }
  return { default: fail, clientLoader: fail }
}
