// Held against React Router itself, because the trick rests on how it looks into its cache: an upgrade that changes this
// must fail here and not in front of people.

import { render } from '@testing-library/react'
import { createElement } from 'react'
import { UNSAFE_createClientRoutes as createClientRoutes, createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createRouteModuleLoader, loadOnDemand, type RouteModules } from './route-modules.ts'

const aRoute = (id: string, path: string) => ({
  id,
  path,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

function aRouter(importModule: (url: string) => Promise<unknown>) {
  const manifest = { routes: { home: aRoute('home', '/'), jobs: aRoute('jobs', '/jobs') } }
  const modules: RouteModules = { home: { default: () => null } }
  const noteFailure = vi.fn()
  const loader = createRouteModuleLoader(modules, manifest, importModule, noteFailure)
  const cache = loadOnDemand(modules, loader) as Parameters<typeof createClientRoutes>[1]
  const routes = createClientRoutes(manifest.routes, cache, null, true, false)
  return { router: createMemoryRouter(routes), noteFailure }
}

describe('React Router with route modules on demand', () => {
  it('loads a page through our loader', async () => {
    const importModule = vi.fn(async () => ({ default: () => null }))
    const { router } = aRouter(importModule)
    await router.navigate('/jobs')
    expect(importModule).toHaveBeenCalledExactlyOnceWith('/assets/jobs.js')
    expect(router.state.location.pathname).toBe('/jobs')
    expect(router.state.errors).toBeNull()
  })

  it('takes a chunk that is gone for a page that throws and does not reload by itself', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    // React and the router tell the console of every error that reaches a boundary.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const { router, noteFailure } = aRouter(() => Promise.reject(failure))
    await router.navigate('/jobs')
    expect(noteFailure).toHaveBeenCalledWith(failure)
    const onError = vi.fn()
    render(createElement(RouterProvider, { router, onError }))
    expect(onError.mock.calls[0]?.[0]).toBe(failure)
    expect(router.state.location.pathname).toBe('/jobs')
    expect(reload).not.toHaveBeenCalled()
  })
})
