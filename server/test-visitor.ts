// A browser for tests: keeps cookies, echoes the CSRF token, sends an Origin.

import type { InjectOptions } from 'fastify'
import { accounts } from '#shared/features/base/accounts/accounts.contract.ts'
import { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import type { App } from './platform/http/context.ts'

type Call = { body?: unknown; headers?: Record<string, string> }

export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  get(url: string, call: Call = {}) {
    return this.#send('GET', url, call)
  }

  async post(url: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#write('POST', url, { body, headers })
  }

  async put(url: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#write('PUT', url, { body, headers })
  }

  async patch(url: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#write('PATCH', url, { body, headers })
  }

  async delete(url: string, headers: Record<string, string> = {}) {
    return this.#write('DELETE', url, { headers })
  }

  async signIn(person: { email: string; password: string }) {
    return this.post(signIn.byPassword.path, person)
  }

  async #write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, call: Call) {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get(accounts.csrfCookie.path)
    return this.#send(method, url, {
      ...call,
      headers: { 'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? ''), ...call.headers },
    })
  }

  async #send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, { body, headers }: Call) {
    const request: InjectOptions = {
      method,
      url,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        accept: 'application/json',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    }
    const answer = await this.#app.inject(request)
    for (const { name, value } of answer.cookies) this.cookies.set(name, encodeURIComponent(value))
    return answer
  }
}
