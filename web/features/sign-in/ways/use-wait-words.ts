import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/app/session/api-error.ts'

const LONGEST_IN_SECONDS = 90

/** How long to wait after too many tries, and the way in that needs no waiting; null for any other failure. */
export function useWaitWords(failure: unknown): string | null {
  const { t } = useLingui()
  if (!(failure instanceof ApiError) || failure.status !== 429 || failure.retryAfterSeconds === null) return null
  const seconds = failure.retryAfterSeconds
  const minutes = Math.ceil(seconds / 60)
  return seconds <= LONGEST_IN_SECONDS
    ? t`Too many tries. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}, or get a link by mail.`
    : t`Too many tries. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}, or get a link by mail.`
}
