// Stands in the browser's bundle where React Router has a module of the same exports (scripts/build/route-module-seam.ts).
// The router's own answers a chunk that fails to load with an unguarded reload of the current page. Here the failure becomes
// the error of that navigation, and web/app/routing/chunk-reload.ts decides. It imports nothing, so that the router's chunk
// needs none of ours.

type LoadModule = (routeId: string) => Promise<unknown>

let loadModule: LoadModule | null = null

/** To be called before the router starts. */
export function setRouteModuleLoader(load: LoadModule): void {
  loadModule = load
}

/** Called by the router for every route that it shows for the first time. */
export async function loadRouteModule(route: { id: string }): Promise<unknown> {
  if (!loadModule) throw new Error('The router started before its routes')
  return loadModule(route.id).catch(failing)
}

/**
 * The router swallows the failure of a module whose route loads no data, and asks one that does for its loader: whichever
 * part of the stand-in it takes throws what really happened.
 */
function failing(error: unknown) {
  const fail = () => {
    throw error
  }
  return { default: fail, clientLoader: fail }
}
