import { useNavigate, useSearchParams } from 'react-router'
import type { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import type { EndpointResponse } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

/** The address is verified: adopts the session and continues, after the second factor where the account has one. */
export function useEnter(onSecondStep: (ticket: string) => void) {
  const { adopt } = useSession()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  return async ({ next, outcome }: EndpointResponse<typeof apply.proveGuest>) => {
    const secondStep = await adopt(outcome)
    if (!secondStep) return navigate(next, { replace: true })
    // The second-step form reads the target from here.
    const onward = new URLSearchParams(search)
    onward.set('redirect', next)
    setSearch(onward, { replace: true, preventScrollReset: true })
    onSecondStep(secondStep.ticket)
  }
}
