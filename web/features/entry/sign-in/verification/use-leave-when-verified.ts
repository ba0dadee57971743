import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isVerified, LANDING_PATH, sameOriginPath } from '#shared/access/guards.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { onVerifiedElsewhere } from './verified-channel.ts'

const POLL_MS = 10_000

/** Continues as soon as the address is verified, even in another tab or on the phone. */
export function useLeaveWhenVerified(): void {
  const identity = useIdentity()
  const { refreshIdentity } = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const target = sameOriginPath(query.get('redirect')) ?? LANDING_PATH
  const isGuest = identity === null
  const isDone = identity !== null && isVerified(identity)

  useEffect(() => {
    if (isDone) void navigate(target, { replace: true })
  }, [isDone, navigate, target])

  useEffect(() => {
    if (isDone || isGuest) return
    const pollIfVisible = () => {
      if (document.visibilityState === 'visible') ask()
    }
    const ask = () => {
      refreshIdentity().catch((error: unknown) => {
        // Outages pass and the next poll asks again; the session client has already handled a lost session.
        if (!(error instanceof ApiError)) throw error
      })
    }
    const timer = setInterval(pollIfVisible, POLL_MS)
    document.addEventListener('visibilitychange', pollIfVisible)
    window.addEventListener('focus', pollIfVisible)
    const stopListening = onVerifiedElsewhere(ask)
    return () => {
      stopListening()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', pollIfVisible)
      window.removeEventListener('focus', pollIfVisible)
    }
  }, [isDone, isGuest, refreshIdentity])
}
