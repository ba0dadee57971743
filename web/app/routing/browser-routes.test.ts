import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadRoute, startRoutes } from './browser-routes.ts'
import type { RouteModules } from './route-modules.ts'

const moduleUrl = (text: string) => `data:text/javascript,export default ${JSON.stringify(text)}`

function aDocument() {
  const modules: RouteModules = { root: {} }
  const globals = {
    __reactRouterManifest: {
      routes: {
        root: { id: 'root', module: '', path: '' },
        frame: { id: 'frame', module: moduleUrl('frame'), parentId: 'root' },
        '/jobs': { id: '/jobs', module: moduleUrl('jobs'), parentId: 'frame', path: '/jobs' },
        '/jobs/:id': { id: '/jobs/:id', module: moduleUrl('job'), parentId: 'frame', path: '/jobs/:id' },
      },
    },
    __reactRouterRouteModules: modules,
  }
  const page = Object.assign(window, globals)
  return { modules, page, chunkReload: startRoutes(page) }
}

function preloadError(message: string) {
  const event = new Event('vite:preloadError', { cancelable: true }) as VitePreloadErrorEvent
  event.payload = new Error(message)
  window.dispatchEvent(event)
  return event
}

describe('the routes of the document', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })

  it('preload the page of a link and its layout, and nothing else', async () => {
    const { modules } = aDocument()
    preloadRoute('/jobs/7?a=1')
    await vi.waitFor(() => expect(Object.keys(modules).toSorted()).toEqual(['/jobs/:id', 'frame', 'root']))
  })

  it('continue without a stylesheet that fails to load', () => {
    aDocument()
    expect(preloadError('Unable to preload CSS for /assets/jobs.css').defaultPrevented).toBe(true)
  })
})
