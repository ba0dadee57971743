// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { createRouteModuleLoader, type RouteModules, withReconnect } from './route-modules.ts'

function routes(importModule = vi.fn(async (url: string): Promise<unknown> => ({ url }))) {
  const modules: RouteModules = { root: 'root module' }
  const manifest = { routes: { jobs: { id: 'jobs', module: '/assets/jobs.js' } } }
  const noteFailure = vi.fn()
  const loader = createRouteModuleLoader(modules, manifest, importModule, noteFailure)
  return { modules, importModule, noteFailure, loader }
}

describe('route modules', () => {
  it('are loaded once and cached where the router looks for them', async () => {
    const { loader, importModule, modules } = routes()
    const [first, second] = await Promise.all([loader.load('jobs'), loader.load('jobs')])
    expect(first).toEqual({ url: '/assets/jobs.js' })
    expect(second).toBe(first)
    expect(modules['jobs']).toBe(first)
    expect(await loader.load('jobs')).toBe(first)
    expect(importModule).toHaveBeenCalledOnce()
  })

  it('are not loaded when they came with the document', async () => {
    const { loader, importModule } = routes()
    expect(await loader.load('root')).toBe('root module')
    expect(importModule).not.toHaveBeenCalled()
  })

  it('report a failed load and are retried', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const importModule = vi.fn(async (url: string): Promise<unknown> => ({ url })).mockRejectedValueOnce(failure)
    const { noteFailure, loader } = routes(importModule)
    await expect(loader.load('jobs')).rejects.toBe(failure)
    expect(noteFailure).toHaveBeenCalledExactlyOnceWith(failure)
    expect(loader.isLoaded('jobs')).toBe(false)
    await expect(loader.load('jobs')).resolves.toEqual({ url: '/assets/jobs.js' })
  })
})

describe('a route that loads data', () => {
  it('waits out a lost connection and keeps the properties the router reads from its loader', async () => {
    const clientLoader = Object.assign(async (args: unknown) => ({ args }), { hydrate: true })
    let calls = 0
    const over = <T>(ask: () => Promise<T>) => {
      calls += 1
      return ask()
    }
    const module = withReconnect({ default: 'page', clientLoader }, over) as { clientLoader: typeof clientLoader }
    expect(module.clientLoader.hydrate).toBe(true)
    expect(await module.clientLoader('args')).toEqual({ args: 'args' })
    expect(calls).toBe(1)
  })

  it('is left unchanged when it has no loader', () => {
    const module = { default: 'page' }
    expect(withReconnect(module, (ask) => ask())).toBe(module)
  })
})
