import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { HOME_PATH } from '#shared/access/guards.ts'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

/** Completes the wizard, whatever has been answered, and goes to the home page. */
export function useFinish() {
  const { client, identity } = useSession()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callApi<typeof onboarding.finish>(client, 'POST /talent/api/onboarding/finish'),
    async onSuccess(finished) {
      identity.write(finished)
      await navigate(HOME_PATH)
    },
  })
}
