// The message for every error a user can get. A code without a message does not compile.

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, select } from '@lingui/core/macro'
import type { ErrorCode } from '#shared/errors.ts'
import { errors as featureErrors } from '#web/assembled/errors.ts'
import { ApiError } from '../session/api-error.ts'

export const errorMessages: Record<ErrorCode, MessageDescriptor> = {
  ...featureErrors,
  unauthenticated: msg`You were signed out to protect your account. Sign in to continue.`,
  verification_required: msg`Confirm your email address first. We have sent you a link.`,
  forbidden: msg`Your account does not have permission. Ask someone who can give you access.`,
  fresh_proof_required: msg`Confirm it is you, then try again.`,
  token_scope_missing: msg`This token does not have the required permission. Create one that does.`,
  already_signed_in: msg`You are already signed in.`,
  account_suspended: msg`This account is suspended. Contact the site operator if you think this is a mistake.`,
  not_found: msg`We could not find this. It may have been removed.`,
  status_changed_meanwhile: msg`This has changed since you opened it. Reload to see the latest version.`,
  request_in_progress: msg`We are still working on this. Give it a moment.`,
  link_expired: msg`This link has expired. Request a new one.`,
  link_used: msg`This link has already been used.`,
  request_timeout: msg`Your connection is too slow or was interrupted. Try again.`,
  payload_too_large: msg`This is too large to send. Choose something smaller.`,
  unsupported_media_type: msg`We cannot read this content type.`,
  csrf_token_mismatch: msg`This page has been open for too long. Nothing is lost. Try again.`,
  malformed_request: msg`We could not read the request. Reload the page and try again.`,
  invalid_input: msg`Check the highlighted fields.`,
  invalid_credentials: msg`That password does not match this email. Try again, or get a sign-in link.`,
  idempotency_key_reused: msg`This was already sent with different details. Reload the page to see what arrived.`,
  file_type_rejected: msg`We do not accept this type of file. Choose another one.`,
  too_many_requests: msg`Too many attempts. Wait a moment, then try again.`,
  internal_error: msg`Something went wrong on our side. Try again in a moment.`,
  maintenance: msg`We are doing maintenance. Try again in a few minutes.`,
  database_unavailable: msg`The service cannot be reached right now. Try again in a moment.`,
  storage_full: msg`We are out of storage right now. Try again later.`,
}

const unreachable = msg`We could not reach the service. You seem to be offline.`

/** Up to this many of a unit, people still count in it. */
const MAX_COUNTED = 90

/** A duration in words: people who know it wait instead of trying again. */
function describeWait(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60)
  const [unit, n] =
    seconds <= MAX_COUNTED
      ? ['second', seconds]
      : minutes <= MAX_COUNTED
        ? ['minute', minutes]
        : ['hour', Math.ceil(minutes / 60)]
  return msg`Too many requests in a short time. Try again in ${select(unit, {
    second: plural(n, { one: '# second', other: '# seconds' }),
    minute: plural(n, { one: '# minute', other: '# minutes' }),
    other: plural(n, { one: '# hour', other: '# hours' }),
  })}.`
}

const isKnown = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(errorMessages, code)

/** The message for anything a call can fail with. */
export function describeError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return errorMessages.internal_error
  if (error.status === 0) return unreachable
  if (error.status === 429 && error.retryAfterSeconds !== null) return describeWait(error.retryAfterSeconds)
  const { reason } = error
  if (reason !== null) return msg`${reason}`
  return errorMessages[isKnown(error.code) ? error.code : 'internal_error']
}
