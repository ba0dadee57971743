import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type { App } from '#server/platform/http/context.ts'

/** Vite handles requests first; what it does not know (pages, the API) is passed on to our routes. */
export async function attachVite(app: App): Promise<ViteDevServer> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  const middleware = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      response.once('close', resolve)
      vite.middlewares(request, response, () => resolve())
    })
  app.addHook('onRequest', async (request, reply) => {
    await middleware(request.raw, reply.raw)
    if (reply.raw.writableEnded) reply.hijack()
  })
  app.addHook('onClose', () => vite.close())
  return vite
}
