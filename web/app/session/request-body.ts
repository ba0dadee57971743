// Prepares a request body: plain values as JSON, forms unchanged.

import type { Method } from '#shared/endpoint.ts'

export type PreparedBody = { method: Method; body: BodyInit | undefined; contentType: string | undefined }

export function prepareBody(method: Method, body: unknown): PreparedBody {
  if (body === undefined) return { method, body: undefined, contentType: undefined }
  if (body instanceof FormData && method === 'PUT') {
    return { method: 'POST', body: withMethodField(body), contentType: undefined }
  }
  if (isSentAsIs(body)) return { method, body, contentType: undefined }
  // A string is JSON the caller has already serialized.
  return { method, body: typeof body === 'string' ? body : JSON.stringify(body), contentType: 'application/json' }
}

// Servers commonly parse multipart bodies for POST only, so a PUT with files is sent as POST with a `_method` field.
function withMethodField(form: FormData): FormData {
  const copy = new FormData()
  for (const [name, value] of form) copy.append(name, value)
  copy.set('_method', 'PUT')
  return copy
}

function isSentAsIs(body: unknown): body is FormData | Blob | ArrayBuffer | URLSearchParams | ReadableStream {
  return (
    body instanceof FormData ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    body instanceof URLSearchParams ||
    body instanceof ReadableStream
  )
}
