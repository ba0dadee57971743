import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { HOME_PATH, isVerified, ownPath } from '#shared/access/guards.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'

const ASK_AGAIN_MS = 20_000

/** Goes on as soon as the address is verified, also when that happened in another tab or on the phone. */
export function useLeaveWhenVerified(): void {
  const identity = useIdentity()
  const { refreshIdentity } = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const target = ownPath(query.get('redirect')) ?? HOME_PATH
  const isDone = identity !== null && isVerified(identity)

  useEffect(() => {
    if (isDone) void navigate(target, { replace: true })
  }, [isDone, navigate, target])

  useEffect(() => {
    if (isDone) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      refreshIdentity().catch((error: unknown) => {
        // An outage passes, and the next round asks again; the session client has told about a lost session.
        if (!(error instanceof ApiError)) throw error
      })
    }
    const timer = setInterval(ask, ASK_AGAIN_MS)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('focus', ask)
    }
  }, [isDone, refreshIdentity])
}
