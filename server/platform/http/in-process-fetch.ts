import type { FastifyReply, FastifyRequest } from 'fastify'
import { TOKEN_COOKIE } from '#shared/kit/cookies.ts'
import type { App } from './context.ts'

type Visit = {
  page: FastifyRequest
  reply: FastifyReply
  /** The product's own origin. */
  url: string
  authMode: 'cookie' | 'token'
}

/**
 * `fetch` for page loaders: calls the API in-process as the visitor. Cookies set by the API are forwarded to the page's
 * response; per name, the last one wins.
 */
export function inProcessFetch(app: App, { page, reply, url, authMode }: Visit) {
  const { origin, host } = new URL(url)
  const forwardedHeaders = new Map<string, string>()

  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const token = authMode === 'token' ? page.cookies[TOKEN_COOKIE] : undefined
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      remoteAddress: page.ip,
      headers: {
        ...headers,
        host,
        origin,
        'user-agent': page.headers['user-agent'] ?? '',
        'x-request-id': page.id,
        ...(page.headers.cookie && { cookie: page.headers.cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      forwardedHeaders.set(cookie.slice(0, cookie.indexOf('=')), cookie)
    }
    if (forwardedHeaders.size > 0) reply.raw.setHeader('Set-Cookie', [...forwardedHeaders.values()])
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
    const answerHeaders = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (name !== 'set-cookie' && value !== undefined) answerHeaders.set(name, String(value))
    }
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers: answerHeaders })
  }
}
