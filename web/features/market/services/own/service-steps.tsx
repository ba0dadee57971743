import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnService, ownServices } from '#shared/features/market/services/own-services.contract.ts'
import { type OwnServiceStep, ownServiceSteps } from '#shared/features/market/services/service-kinds.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../marketplace.module.css'
import { ownServiceQuery, refreshServices } from '../service-queries.ts'

export function ServiceSteps({ service }: { service: OwnService }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [until, setUntil] = useState('')
  const { id, can, missing } = service
  const stepping = useMutation({
    mutationFn: (event: OwnServiceStep) =>
      callApi<typeof ownServices.step>(client, 'POST /talent/api/own-services/:id/status', {
        params: { id },
        body: { event, ...(event === 'pause' && until !== '' && { until }) },
      }),
    onSuccess: (after) => cache.setQueryData(ownServiceQuery(id).queryKey, after),
    onSettled: async () => {
      await refreshServices(cache)
      focusHeadingIfLost()
    },
  })
  const names: Record<OwnServiceStep, string> = {
    submit: t`Submit for review`,
    revise: t`Withdraw and edit`,
    pause: t`Pause`,
    resume: t`Take orders again`,
    retire: t`Retire`,
  }
  const steps = ownServiceSteps.filter((step) => can.includes(step))
  const problem = describeFailure(i18n, stepping.error)
  if (steps.length === 0) return null
  return (
    <Card title={<Trans>Next step</Trans>} tone="soft">
      <div className={styles.stack}>
        {steps.includes('pause') && (
          <>
            <p className={styles.small}>
              <Trans>
                To change the text or a price, withdraw it. It is off the marketplace until we have reviewed it again.
              </Trans>
            </p>
            <TextField
              name="until"
              type="date"
              label={t`Pause until`}
              help={t`Leave this empty to pause until you resume it yourself.`}
              value={until}
              onChange={setUntil}
              isOptional
            />
          </>
        )}
        <div className={styles.actions}>
          {steps.map((step) => (
            <PlainButton
              key={step}
              variant={step === 'submit' ? 'filled' : step === 'retire' ? 'text' : 'outline'}
              isPending={stepping.isPending && stepping.variables === step}
              isDisabled={step === 'submit' && missing.length > 0}
              onPress={() => stepping.mutate(step)}
            >
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
