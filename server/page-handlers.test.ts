import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { createPageHandlers } from './page-handlers.ts'

const Page = () => null
const routeAt = (id: string, path?: string, parentId = 'root') => ({ id, path, parentId, module: { default: Page } })

/** A document that names its routes. */
const build = {
  routes: Object.fromEntries(
    [
      { id: 'root', path: '', module: { default: Page } },
      routeAt('frame'),
      routeAt('/jobs/:id', '/jobs/:id', 'frame'),
      routeAt('/jobs/saved', '/jobs/saved', 'frame'),
      routeAt('/chat', '/chat', 'frame'),
      routeAt('not-found', '*'),
    ].map((route) => [route.id, route]),
  ),
  entry: {
    module: {
      default: (
        _request: Request,
        _status: number,
        _headers: Headers,
        { staticHandlerContext }: { staticHandlerContext: { matches: { route: { id: string } }[] } },
      ) => new Response(staticHandlerContext.matches.map(({ route }) => route.id).join(' ')),
    },
  },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  future: {},
  ssr: true,
  basename: '/',
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const handlerAt = createPageHandlers(build, 'production')

async function routesOf(path: string): Promise<string> {
  const request = new Request(`http://localhost${path}`)
  const response = await handlerAt(new URL(request.url).pathname)(request)
  return response.text()
}

it.each([
  ['/jobs/saved', 'root frame /jobs/saved'],
  ['/JOBS/saved/', 'root frame /jobs/saved'],
  ['/jobs/s%61ved', 'root frame /jobs/saved'],
  ['/jobs/7', 'root frame /jobs/:id'],
  ['/jobs/caf%C3%A9', 'root frame /jobs/:id'],
  ['/jobs/7/more', 'root not-found'],
  // A screen that this build does not have.
  ['/login', 'root not-found'],
])('the routes of %s are those the router finds among all', async (path, routes) => {
  expect(await routesOf(path)).toBe(routes)
})

it('uses one handler per screen, and the one with all routes for unknown paths', () => {
  expect(handlerAt('/jobs/7')).toBe(handlerAt('/jobs/8'))
  expect(handlerAt('/jobs/7')).not.toBe(handlerAt('/chat'))
  expect(handlerAt('/chat.data')).toBe(handlerAt('/nowhere'))
})
