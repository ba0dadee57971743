import type { App } from './context.ts'

/** Plain forms (the realtime client authorises with one) become the same kind of body as JSON. */
export function acceptForms(app: App): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}
