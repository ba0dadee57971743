import { useNavigate } from 'react-router'
import { useSession } from '#web/app/session/session-context.tsx'

/** The server has signed the person in and says where they go on. */
export function useEnter() {
  const { refreshIdentity } = useSession()
  const navigate = useNavigate()
  return async ({ next }: { next: string }) => {
    // An account with a second step is not signed in yet: `next` leads to it.
    await refreshIdentity().catch(() => null)
    await navigate(next, { replace: true })
  }
}
