import { AppError } from './app-error.ts'
import type { App } from './context.ts'

/** Plain forms (the realtime client authorises with one) become the same kind of body as JSON. */
export function acceptForms(app: App, { largestForm }: { largestForm: number }): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  // The parser of forms with files limits each part and holds them all: the whole is limited by what is announced.
  app.addHook('onRequest', async (request) => {
    const { 'content-type': type, 'content-length': length } = request.headers
    if (!type?.toLowerCase().startsWith('multipart/') || request.routeOptions.config.isAnonymous) return
    if (length === undefined) throw new AppError('malformed_request')
    if (Number(length) > largestForm) throw new AppError('payload_too_large')
  })
}
