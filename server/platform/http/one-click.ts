import type { App } from './context.ts'

/**
 * The URL in a `List-Unsubscribe` header, as mail clients call it by RFC 8058: they have no session and thus no CSRF token;
 * the token in the URL is the permission. A person who opens the same URL gets a page that asks first.
 */
export function acceptOneClick(app: App, path: string, stop: (token: string) => Promise<unknown>): void {
  app.post<{ Querystring: { token?: string } }>(
    path,
    { config: { guard: 'open', isAnonymous: true, isCsrfExempt: true, limit: 'default' }, schema: { hide: true } },
    async ({ query }, reply) => {
      await stop(query.token ?? '')
      return reply.code(204).send()
    },
  )
}
