import { AppError } from './app-error.ts'
import type { App } from './context.ts'

/** Plain forms (the realtime client authorizes with one) are parsed into the same kind of body as JSON. */
export function acceptForms(app: App, { largestForm }: { largestForm: number }): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  // The multipart parser limits each part and buffers them all, so the total is limited by Content-Length.
  app.addHook('onRequest', async (request) => {
    const { 'content-type': type, 'content-length': length } = request.headers
    if (!type?.toLowerCase().startsWith('multipart/') || request.routeOptions.config.isAnonymous) return
    if (length === undefined) throw new AppError('malformed_request')
    if (Number(length) > largestForm) throw new AppError('payload_too_large')
  })
}
