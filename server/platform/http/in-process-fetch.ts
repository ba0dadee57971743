import type { FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify'
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
 * `fetch` for loaders and actions: calls the API in-process as the visitor. As in a browser, cookies set by one call are sent
 * with the next, and all of them are forwarded with the page's response. `jar` is the server's counterpart of `document.cookie`.
 */
export function inProcessFetch(app: App, { page, reply, url, authMode }: Visit) {
  const { origin, host } = new URL(url)
  const cookies = new Map(Object.entries(page.cookies).map(([name, value = '']) => [name, encodeURIComponent(value)]))
  const forwarded = new Map<string, string>()

  function setCookie(cookie: string) {
    const [pair = ''] = cookie.split(';', 1)
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
    forwarded.set(name, cookie)
    reply.raw.setHeader('Set-Cookie', [...forwarded.values()])
  }

  const jar = {
    get cookie(): string {
      return [...cookies].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(cookie: string) {
      setCookie(cookie)
    },
  }

  async function fetch(path: string, init: RequestInit = {}): Promise<InProcessResponse> {
    const given = init.headers instanceof Headers ? init.headers : new Headers(init.headers)
    const token = authMode === 'token' ? cookies.get(TOKEN_COOKIE) : undefined
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      remoteAddress: page.ip,
      headers: {
        ...Object.fromEntries(given),
        host,
        origin,
        'user-agent': page.headers['user-agent'] ?? '',
        'x-request-id': page.id,
        ...(cookies.size > 0 && { cookie: jar.cookie }),
        ...(token && { authorization: `Bearer ${decodeURIComponent(token)}` }),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) setCookie(cookie)
    return responseOf(answer)
  }

  return { fetch, jar }
}

export type InProcessResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json' | 'blob'> & {
  headers: Pick<Headers, 'get'>
}

/** What callers read of a Response. A real one takes longer than many an endpoint: its body is a stream. */
function responseOf({ statusCode, statusMessage, headers, body }: LightMyRequestResponse): InProcessResponse {
  const hasBody = statusCode !== 204 && statusCode !== 304
  const text = hasBody ? body : ''
  return {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    statusText: statusMessage,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()]
        return value === undefined ? null : String(value)
      },
    },
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
    blob: async () => new Blob([text]),
  }
}
