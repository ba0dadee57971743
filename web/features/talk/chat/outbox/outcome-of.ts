import type { ApiError } from '#web/app/session/api-error.ts'
import type { Outcome } from './outbox.ts'

const TEMPORARY_STATUSES = [0, 401, 408, 409, 419, 425, 429]

/** What a failed attempt to send means for the message. */
export function outcomeOf({ status, code, errors, retryAfterSeconds }: ApiError): Outcome {
  const [reason] = Object.values(errors).flat()
  // Where the server gives a reason, show it instead of retrying in vain.
  if (reason !== undefined || (!TEMPORARY_STATUSES.includes(status) && status < 500))
    return { state: 'rejected', code: code ?? 'internal_error', reason }
  return retryAfterSeconds === null ? { state: 'later' } : { state: 'later', waitMs: retryAfterSeconds * 1000 }
}
