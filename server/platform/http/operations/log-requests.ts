import type { App } from '../context.ts'

/** One line per request. The logger adds the request id; ids and values in the URL are left out. */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url ?? 'unmatched', status: reply.statusCode, ms }, 'request')
  })
}
