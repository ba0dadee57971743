import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpsTalk, opsTalks } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { MAX_REASON, type OpsTalkStep, opsTalkSteps } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { talkStatusMachine } from '#shared/features/learning/masterclass/talk-status.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import { opsTalkQuery, refreshOpsTalks } from './ops-queries.ts'

/** The operator's next steps for a talk. */
export function TalkSteps({ talk }: { talk: OpsTalk }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const stepping = useMutation({
    mutationFn: (event: OpsTalkStep) =>
      callApi<typeof opsTalks.step>(client, 'POST /ops/api/talks/:id/status', {
        params: { id: talk.id },
        body: { event, reason },
      }),
    onSuccess: (after) => cache.setQueryData(opsTalkQuery(talk.id).queryKey, after),
    onSettled: async () => {
      await refreshOpsTalks(cache)
      focusHeadingIfLost()
    },
  })
  const names: Record<OpsTalkStep, string> = {
    accept: t`Accept`,
    reject: t`Decline`,
    schedule: t`Schedule`,
    end: t`End now`,
    release: t`Publish transcript`,
    archive: t`Archive`,
    cancel: t`Cancel the talk`,
  }
  const possible = eventsFor(talkStatusMachine, talk.status, 'operator')
  const steps = opsTalkSteps.filter((step) => possible.includes(step) && (step !== 'release' || talk.isRecorded))
  const problem = describeFailure(i18n, stepping.error)
  if (steps.length === 0) return null
  return (
    <Card title={<Trans>Next step</Trans>} tone="soft">
      <div className={styles.stack}>
        {(steps.includes('reject') || steps.includes('cancel')) && (
          <TextField
            label={t`Reason`}
            help={t`Required to decline or cancel. The people affected will read it.`}
            maxLength={MAX_REASON}
            value={reason}
            onChange={setReason}
            isOptional
          />
        )}
        <div className={styles.actions}>
          {steps.map((step) => (
            <PlainButton key={step} isPending={stepping.isPending} onPress={() => stepping.mutate(step)}>
              {names[step]}
            </PlainButton>
          ))}
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}
