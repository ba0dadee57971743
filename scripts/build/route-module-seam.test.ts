// Runs against React Router itself as bundled by the build: an upgrade that loads route modules differently must fail
// here and not in production.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isValidElement } from 'react'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { routeModuleSeam } from './route-module-seam.ts'

const root = resolve(import.meta.dirname, '../..')
const code = `
  export { UNSAFE_createClientRoutes as createClientRoutes, createMemoryRouter } from 'react-router'
  export { setRouteModuleLoader } from '${root}/web/app/routing/load-route-module.ts'`

type Bundled = Pick<typeof import('react-router'), 'createMemoryRouter'> & {
  createClientRoutes: typeof import('react-router').UNSAFE_createClientRoutes
  setRouteModuleLoader(load: (routeId: string) => Promise<unknown>): void
}

let folder: string
let bundled: Bundled
beforeAll(async () => {
  // Inside node_modules, so that React can be resolved from there.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  folder = mkdtempSync(join(root, 'node_modules/.cache/router-'))
  await bundle(code)
  bundled = (await import(pathToFileURL(join(folder, 'router.mjs')).href)) as Bundled
})
afterAll(() => rmSync(folder, { recursive: true }))

async function bundle(text: string): Promise<void> {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, text)
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [routeModuleSeam()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: () => 'router.mjs' },
      rolldownOptions: { external: /^(react|react-dom)(\/|$)/ },
    },
  })
}

const aRoute = (id: string, path: string, hasClientLoader: boolean) => ({
  id,
  path,
  module: `/assets/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

function aRouter(load: (routeId: string) => Promise<unknown>, hasClientLoader = false) {
  bundled.setRouteModuleLoader(load)
  const routes = { home: aRoute('home', '/', false), jobs: aRoute('jobs', '/jobs', hasClientLoader) }
  const modules = { home: { default: () => null } }
  return bundled.createMemoryRouter(bundled.createClientRoutes(routes, modules, null, true, false))
}

const pageOf = ({ state }: ReturnType<typeof aRouter>) => {
  const element = state.matches.at(-1)?.route.element
  return isValidElement(element) ? element.type : null
}

describe('React Router, as it is bundled,', () => {
  it('loads a page through our loader', async () => {
    const page = () => null
    const load = vi.fn(async () => ({ default: page }))
    const router = aRouter(load)
    await router.navigate('/jobs')
    expect(load).toHaveBeenCalledExactlyOnceWith('jobs')
    expect(router.state.errors).toBeNull()
    expect(pageOf(router)).toBe(page)
  })

  // There is no window here: the router's default, a reload, would throw a different error.
  it('treats a missing chunk like a page that throws', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const router = aRouter(() => Promise.reject(failure))
    await router.navigate('/jobs')
    expect(router.state.location.pathname).toBe('/jobs')
    expect(pageOf(router)).toThrow(failure)
  })

  it('treats the missing chunk of a page with a loader like a failed loader', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const router = aRouter(() => Promise.reject(failure), true)
    await router.navigate('/jobs')
    expect(Object.values(router.state.errors ?? {})).toEqual([failure])
  })
})

it('fails the build if there is no router module to replace', async () => {
  await expect(bundle('export const nothing = 1')).rejects.toThrow('no longer loads route modules')
})
