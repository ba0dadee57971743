import { DEMO_PASSWORD, type DemoAccount } from '#server/seeds/demo-accounts.ts'
import { accounts } from '#shared/features/base/accounts/accounts.contract.ts'
import { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { CSRF_COOKIE } from '#shared/kit/cookies.ts'

type Unsafe = { body: unknown; headers?: Record<string, string> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
type Sent = { method: Method; body?: string; headers?: Record<string, string> }

/** A minimal browser: it keeps cookies, sends the Origin header and echoes the CSRF token. */
export class ProductVisitor {
  readonly #cookies = new Map<string, string>()

  /** What a browser on a page of this product would send. */
  headersFor(url: string): Record<string, string> {
    return {
      accept: 'application/json',
      origin: url,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
  }

  /** The same for unsafe methods. */
  unsafeHeadersFor(url: string): Record<string, string> {
    return { ...this.headersFor(url), 'x-xsrf-token': decodeURIComponent(this.#cookies.get(CSRF_COOKIE) ?? '') }
  }

  async signIn(url: string, account: Pick<DemoAccount, 'email'>): Promise<void> {
    await this.#send(url, accounts.csrfCookie.path, { method: 'GET' })
    await this.post(url, signIn.byPassword.path, { body: { email: account.email, password: DEMO_PASSWORD } })
  }

  get(url: string, path: string): Promise<Response> {
    return this.#send(url, path, { method: 'GET' })
  }

  post(url: string, path: string, sent: Unsafe): Promise<Response> {
    return this.#change(url, path, 'POST', sent)
  }

  put(url: string, path: string, sent: Unsafe): Promise<Response> {
    return this.#change(url, path, 'PUT', sent)
  }

  patch(url: string, path: string, sent: Unsafe): Promise<Response> {
    return this.#change(url, path, 'PATCH', sent)
  }

  #change(url: string, path: string, method: Method, { body, headers }: Unsafe): Promise<Response> {
    return this.#send(url, path, {
      method,
      body: JSON.stringify(body),
      headers: { ...this.unsafeHeadersFor(url), 'content-type': 'application/json', ...headers },
    })
  }

  /** Resolves once the whole response has arrived; throws unless it is a success. */
  async #send(url: string, path: string, { headers, ...init }: Sent): Promise<Response> {
    const answer = await fetch(url + path, { ...init, headers: { ...this.headersFor(url), ...headers } })
    const text = await answer.clone().text()
    if (!answer.ok) throw new Error(`${init.method} ${path} returned ${answer.status}: ${text.slice(0, 300)}`)
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
}
