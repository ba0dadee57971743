import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { EliteStanding, elite } from '#shared/features/elite/elite/elite.contract.ts'
import { DECISION_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from '../elite.module.css'
import { useShowStanding } from '../elite-queries.ts'
import { useFailureToast } from './use-failure-toast.ts'

/** The last step, once nothing else is asked. */
export function SendApplication({ standing }: { standing: EliteStanding }) {
  const { client } = useSession()
  const show = useShowStanding()
  const navigate = useNavigate()
  const send = useMutation({
    mutationFn: () => callApi<typeof elite.submit>(client, 'POST /talent/api/elite/application/submit'),
    onSuccess: async (shown) => {
      show(shown)
      await navigate('/elite/onboarding/completed')
    },
    onError: useFailureToast(),
  })
  if (!standing.application?.can.submit) return null
  return (
    <Card title={<Trans>Your application is complete</Trans>} tone="soft">
      <div className={styles.row}>
        <p className={styles.subject}>
          <Trans>A person will review it. You will have a decision within {DECISION_DAYS} days.</Trans>
        </p>
        <Button variant="filled" onPress={() => send.mutate()} isPending={send.isPending}>
          <Trans>Send application</Trans>
        </Button>
      </div>
    </Card>
  )
}
