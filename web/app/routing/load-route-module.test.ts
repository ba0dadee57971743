import { render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { loadRouteModule, setRouteModuleLoader } from './load-route-module.ts'

type PageModule = { default: ComponentType; clientLoader: () => unknown }

it('returns what our loader loads', async () => {
  const module = { default: () => null }
  const load = vi.fn(async () => module)
  setRouteModuleLoader(load)
  expect(await loadRouteModule({ id: 'jobs' })).toBe(module)
  expect(load).toHaveBeenCalledExactlyOnceWith('jobs')
})

it.each(['page', 'data'])('turns a missing chunk into the error of its navigation, through its %s', async (part) => {
  // React and the router log every error that reaches a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new TypeError('Failed to fetch dynamically imported module')
  setRouteModuleLoader(() => Promise.reject(failure))
  const module = async () => (await loadRouteModule({ id: 'jobs' })) as PageModule
  const lazy =
    part === 'page'
      ? { Component: async () => (await module()).default }
      : { loader: async () => (await module()).clientLoader, Component: async () => () => null }
  const router = createMemoryRouter([{ path: '/' }, { path: '/jobs', lazy }])
  await router.navigate('/jobs')
  const onError = vi.fn()
  render(createElement(RouterProvider, { router, onError }))
  expect(router.state.location.pathname).toBe('/jobs')
  const shown = onError.mock.calls[0]?.[0] ?? Object.values(router.state.errors ?? {})[0]
  expect(shown).toBe(failure)
})
