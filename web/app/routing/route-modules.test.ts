// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { createRouteModuleLoader, loadOnDemand, type RouteModules, withPatience } from './route-modules.ts'

/** What React Router 8 does when it needs a route's module. */
async function askAsTheRouterDoes(cache: RouteModules, id: string) {
  if (id in cache) return cache[id]
  throw new Error('the router would import by itself and reload on failure')
}

function routes(importModule = vi.fn(async (url: string): Promise<unknown> => ({ url }))) {
  const modules: RouteModules = { root: 'root module' }
  const manifest = { routes: { jobs: { id: 'jobs', module: '/assets/jobs.js' } } }
  const noteFailure = vi.fn()
  const loader = createRouteModuleLoader(modules, manifest, importModule, noteFailure)
  return { modules, importModule, noteFailure, loader, cache: loadOnDemand(modules, loader) }
}

describe('the modules of routes', () => {
  it('are loaded when the router asks, once, and then held', async () => {
    const { cache, importModule, modules } = routes()
    const [first, second] = await Promise.all([askAsTheRouterDoes(cache, 'jobs'), askAsTheRouterDoes(cache, 'jobs')])
    expect(first).toEqual({ url: '/assets/jobs.js' })
    expect(second).toBe(first)
    expect(modules['jobs']).toBe(first)
    expect(await askAsTheRouterDoes(cache, 'jobs')).toBe(first)
    expect(importModule).toHaveBeenCalledOnce()
  })

  it('are not loaded when the router only peeks', () => {
    const { cache, importModule } = routes()
    expect(cache['root']).toBe('root module')
    expect(cache['jobs']).toBeUndefined()
    expect(importModule).not.toHaveBeenCalled()
  })

  it('turn a failed load into a page that throws the failure, and are tried again', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const importModule = vi.fn(async (url: string): Promise<unknown> => ({ url })).mockRejectedValueOnce(failure)
    const { cache, noteFailure, loader } = routes(importModule)
    const module = (await askAsTheRouterDoes(cache, 'jobs')) as { default: () => never }
    expect(module.default).toThrow(failure)
    expect(noteFailure).toHaveBeenCalledExactlyOnceWith(failure)
    expect(loader.isLoaded('jobs')).toBe(false)
    await expect(askAsTheRouterDoes(cache, 'jobs')).resolves.toEqual({ url: '/assets/jobs.js' })
  })
})

describe('a route that loads data', () => {
  it('asks for it over the connection, and keeps what the router reads of its loader', async () => {
    const clientLoader = Object.assign(async (args: unknown) => ({ args }), { hydrate: true })
    let asked = 0
    const over = <T>(ask: () => Promise<T>) => {
      asked += 1
      return ask()
    }
    const module = withPatience({ default: 'page', clientLoader }, over) as { clientLoader: typeof clientLoader }
    expect(module.clientLoader.hydrate).toBe(true)
    expect(await module.clientLoader('args')).toEqual({ args: 'args' })
    expect(asked).toBe(1)
  })

  it('is left as it is when it loads none', () => {
    const module = { default: 'page' }
    expect(withPatience(module, (ask) => ask())).toBe(module)
  })
})
