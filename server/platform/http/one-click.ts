import type { App } from './context.ts'

/**
 * The address of a `List-Unsubscribe` header, as RFC 8058 has mail programs press it: they have no session and so no CSRF
 * token, the token in the address is the permission. A person who opens the same address gets a page that asks first.
 */
export function acceptOneClick(app: App, path: string, stop: (token: string) => Promise<unknown>): void {
  app.post<{ Querystring: { token?: string } }>(
    path,
    { config: { guard: 'open', isAnonymous: true, isCsrfExempt: true }, schema: { hide: true } },
    async ({ query }, reply) => {
      await stop(query.token ?? '')
      return reply.code(204).send()
    },
  )
}
