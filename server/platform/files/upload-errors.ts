import type { ErrorCode } from '#shared/errors.ts'
import { AppError } from '../http/app-error.ts'

const codes: Record<number, ErrorCode> = {
  400: 'malformed_request',
  // tus also answers 403 to a missing header or a wrong content type.
  403: 'malformed_request',
  404: 'not_found',
  409: 'status_changed_meanwhile',
  410: 'link_expired',
  412: 'malformed_request',
  413: 'payload_too_large',
  423: 'request_in_progress',
  // Parts of the protocol that are not supported.
  501: 'malformed_request',
}

/** tus throws plain objects with a status; everything else is passed through. */
export function asUploadError(error: unknown): Error {
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? error.status_code : undefined
  const code = typeof status === 'number' ? codes[status] : undefined
  if (code) return new AppError(code, { cause: error })
  return error instanceof Error ? error : new Error('Upload failed', { cause: error })
}
