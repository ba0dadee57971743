// Replaces a module of React Router with the same exports in the browser bundle (scripts/build/route-module-seam.ts). The
// original answers a chunk that fails to load with an unguarded reload of the current page. Here the failure becomes the
// error of that navigation, and web/app/routing/chunk-reload.ts decides. It imports nothing, so that the router's chunk
// needs none of ours.

type LoadModule = (routeId: string) => Promise<unknown>

let loadModule: LoadModule | null = null

/** Call before the router starts. */
export function setRouteModuleLoader(load: LoadModule): void {
  loadModule = load
}

/** Called by the router for every route it shows for the first time. */
export async function loadRouteModule(route: { id: string }): Promise<unknown> {
  if (!loadModule) throw new Error('The router started before setRouteModuleLoader was called')
  return loadModule(route.id).catch(failing)
}

/**
 * The router ignores a failed module if the route has no loader, and calls the loader if it has one. So every export of
 * this stand-in throws the original error.
 */
function failing(error: unknown) {
  const fail = () => {
    throw error
  }
  return { default: fail, clientLoader: fail }
}
