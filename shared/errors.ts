// Every error a caller can get, by its code on the wire. Those any feature may use are here, those of one feature in
// its X.errors.ts. The web has a text for each code (web/app/words/error-messages.ts and its own X.errors.ts); a code
// without a text or a status does not compile.

import { errors as featureErrors } from './assembled/errors.ts'

export const errors = {
  ...featureErrors,
  unauthenticated: { status: 401, message: 'Unauthenticated.' },
  verification_required: { status: 403, message: 'Your email address is not verified.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  fresh_proof_required: { status: 403, message: 'Confirm it is you, then try again.' },
  token_scope_missing: { status: 403, message: 'This token does not have permission to do this.' },
  already_signed_in: { status: 403, message: 'You are already signed in.' },
  account_suspended: { status: 403, message: 'This account is suspended.' },
  not_found: { status: 404, message: 'Not found.' },
  status_changed_meanwhile: {
    status: 409,
    message: 'This was changed by someone else in the meantime. Reload and try again.',
  },
  request_in_progress: { status: 409, message: 'The same request is still being processed. Try again in a moment.' },
  link_expired: { status: 410, message: 'This link has expired.' },
  link_used: { status: 410, message: 'This link has already been used.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  payload_too_large: { status: 413, message: 'This is too large.' },
  unsupported_media_type: { status: 415, message: 'This content type is not accepted here.' },
  csrf_token_mismatch: { status: 419, message: 'CSRF token mismatch.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  invalid_input: { status: 422, message: 'Some of these values are not valid.' },
  invalid_credentials: {
    status: 422,
    message: 'That password does not match this email. Try again, or get a sign-in link.',
  },
  idempotency_key_reused: { status: 422, message: 'This idempotency key was used for a different request.' },
  file_type_rejected: { status: 422, message: 'This type of file is not accepted.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  internal_error: { status: 500, message: 'Something went wrong on our side.' },
  maintenance: { status: 503, message: 'Service Unavailable' },
  database_unavailable: { status: 503, message: 'Service Unavailable' },
  storage_full: { status: 507, message: 'There is no space left to store this.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** Field path → all messages about it. */
export type FieldErrors = Record<string, string[]>

/** The one format of an error response. */
export type ErrorBody = {
  message: string
  code: ErrorCode
  /** What the problem is, in the reader's language, where the code alone does not say. */
  reason?: string
  errors?: FieldErrors
  requestId: string
}
