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
        jobs: { id: 'jobs', module: moduleUrl('jobs'), parentId: 'frame', path: '/jobs' },
        job: { id: 'job', module: moduleUrl('job'), parentId: 'frame', path: '/jobs/:id' },
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

describe('the routes of a document', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })

  it('load the page of a link and the frame around it ahead, and nothing else', async () => {
    const { modules } = aDocument()
    preloadRoute('/jobs/7?a=1')
    await vi.waitFor(() => expect(Object.keys(modules).toSorted()).toEqual(['frame', 'job', 'root']))
  })

  it('go on without a style that cannot be loaded', () => {
    aDocument()
    expect(preloadError('Unable to preload CSS for /assets/jobs.css').defaultPrevented).toBe(true)
  })
})
