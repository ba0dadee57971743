// A visitor without a browser: fetch and a cookie jar.

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

export class HttpVisitor {
  readonly cookies = new Map<string, string>()
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Like a request from our own page: with its origin and cookies. */
  async call(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Origin: this.#url,
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) this.cookies.set(name, value)
    }
    return answer
  }

  /** The same with the CSRF token, which is requested if there is none yet. */
  async write(path: string, { method = 'POST', headers = {}, ...call }: Call = {}): Promise<Response> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.call('/sanctum/csrf-cookie')
    const token = decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '')
    return this.call(path, { ...call, method, headers: { 'X-XSRF-TOKEN': token, ...headers } })
  }
}
