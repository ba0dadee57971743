// Product analytics are sent to our own origin and forwarded from here, without cookies: no page talks to a third party.
// Without a configured host nothing is forwarded.

import proxy from '@fastify/http-proxy'
import type { App } from '../context.ts'

type AnalyticsSettings = { host: string | null; assetsHost: string | null; prefix: string }

/** Everything the analytics script uses; HEAD comes with GET. */
const methods = ['GET', 'POST'] as const

// Do not let anyone flood a third-party service through us.
const route = { config: { isAnonymous: true, isCsrfExempt: true, limit: 'default' } } as const

export async function relayAnalytics(app: App, settings: AnalyticsSettings): Promise<void> {
  const { host, assetsHost, prefix } = settings
  if (!host || !assetsHost) {
    await app.register(async (sink) => {
      sink.removeAllContentTypeParsers()
      sink.addContentTypeParser('*', (_request, payload, done) => {
        payload.resume()
        payload.once('end', () => done(null))
      })
      sink.route({ ...route, method: [...methods], url: `${prefix}/*`, handler: async () => ({ status: 1 }) })
    })
    return
  }
  await app.register(async (relay) => {
    // Bodies must be forwarded unparsed: compressed events are sent as text/plain although they are binary.
    relay.removeAllContentTypeParsers()
    await relayTo(relay, `${prefix}/static`, assetsHost, '/static')
    await relayTo(relay, prefix, host, '/')
  })
}

async function relayTo(app: App, prefix: string, upstream: string, rewritePrefix: string): Promise<void> {
  await app.register(proxy, {
    upstream,
    prefix,
    rewritePrefix,
    config: route.config,
    httpMethods: [...methods],
    replyOptions: {
      rewriteRequestHeaders: (request, { cookie: _cookie, authorization: _authorization, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
      }),
      rewriteHeaders: ({ 'set-cookie': _setCookie, ...headers }) => headers,
    },
  })
}
