import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/app/session/api-error.ts'

/** What to say above a form when the refusal belongs to no field; null when it does, or when nothing was refused. */
export function useRefusalWords(): (failure: unknown) => string | null {
  const { t } = useLingui()
  return (failure) => {
    if (failure === null) return null
    if (!(failure instanceof ApiError)) return t`Something broke on our side. Try again in a moment.`
    if (Object.keys(failure.errors).length > 0) return null
    if (failure.status === 0) return t`We could not reach the server. You seem to be offline.`
    if (failure.status === 429) return t`That was often in a short time. Wait a minute, then try again.`
    if (failure.status === 419) return t`This page was open for too long. Load it again, then try once more.`
    return t`Something broke on our side. Try again in a moment.`
  }
}
