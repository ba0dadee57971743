import { performance } from 'node:perf_hooks'
import { CSRF_COOKIE } from '#shared/kit/cookies.ts'

export type Prober = {
  /**
   * Milliseconds until the full response has arrived. `expected`: the status code without which later measurements make
   * no sense.
   */
  ask(path: string, body: object, expected?: number): Promise<number>
}

/** A guest who keeps the cookies of the first visit and ignores all others, so it never gets signed in. */
export async function createProber(url: string): Promise<Prober> {
  const first = await fetch(`${url}/sanctum/csrf-cookie`, { headers: { origin: url } })
  const cookies = new Map(
    first.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';')
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const
    }),
  )
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    origin: url,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get(CSRF_COOKIE) ?? ''),
  }
  let requests = 0
  const nextAddress = () => {
    requests += 1
    return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
  }
  return {
    async ask(path, body, expected) {
      const init = {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'x-forwarded-for': nextAddress() },
      }
      const startedAt = performance.now()
      const answer = await fetch(url + path, init)
      const text = await answer.text()
      const took = performance.now() - startedAt
      if (answer.status >= 500 || answer.status === 429 || (expected !== undefined && answer.status !== expected))
        throw new Error(`POST ${path} returned ${answer.status}: ${text.slice(0, 200)}`)
      return took
    },
  }
}
