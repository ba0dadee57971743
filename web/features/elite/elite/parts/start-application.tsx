import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { elite } from '#shared/features/elite/elite/elite.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from '../elite.module.css'
import { useShowStanding } from '../elite-queries.ts'
import { useFailureToast } from './use-failure-toast.ts'

/** Or when that is possible again. */
export function StartApplication({ mayApplyAfter }: { mayApplyAfter: string | null }) {
  const { client } = useSession()
  const show = useShowStanding()
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: () => callApi<typeof elite.start>(client, 'POST /talent/api/elite/application'),
    onSuccess: async (shown) => {
      show(shown)
      await navigate('/elite/onboarding/forms/join-elite')
    },
    onError: useFailureToast(),
  })
  if (mayApplyAfter)
    return (
      <p className={styles.subject}>
        <Trans>
          You can apply again from <MomentOf at={mayApplyAfter} format="date" />.
        </Trans>
      </p>
    )
  return (
    <div>
      <Button variant="filled" onPress={() => start.mutate()} isPending={start.isPending}>
        <Trans>Start your application</Trans>
      </Button>
    </div>
  )
}
