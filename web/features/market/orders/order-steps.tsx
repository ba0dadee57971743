import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { needsText, type PartyStep } from '#shared/features/market/orders/order-limits.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { type OrderScope, orderQuery, refreshOrders, stepOrder } from './order-queries.ts'
import { OrderTime } from './order-time.tsx'
import { useStepNames } from './order-words.ts'
import styles from './orders.module.css'
import { StepForm } from './step-form.tsx'

const isRetreat = (step: PartyStep): boolean => step === 'cancel' || step === 'dispute'

export function OrderSteps({ order, scope }: { order: Order; scope: OrderScope }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const names = useStepNames()
  const [written, setWritten] = useState<PartyStep | null>(null)
  const { id, can, freeCancelUntil, revisionsLeft } = order
  const onMoved = async (after: Order) => {
    setWritten(null)
    cache.setQueryData(orderQuery(scope, id).queryKey, after)
    await refreshOrders(cache)
    focusHeadingIfLost()
  }
  const stepping = useMutation({
    mutationFn: (event: PartyStep) => stepOrder(client, scope, id, { event, text: '', fileIds: [] }),
    onSuccess: onMoved,
    // Somebody else was faster: show what is true now.
    onError: () => refreshOrders(cache),
  })
  const problem = describeFailure(i18n, stepping.error)
  if (can.length === 0) return null
  const ways = can.filter((step) => !isRetreat(step))
  return (
    <Card
      title={ways.length > 0 ? <Trans>Your next step</Trans> : <Trans>Waiting for the other side</Trans>}
      tone="soft"
    >
      <div className={styles.stack}>
        {can.includes('request_revision') && (
          <p className={styles.small}>
            <Trans>Revisions left: {revisionsLeft}</Trans>
          </p>
        )}
        {freeCancelUntil !== null && (
          <p className={styles.small}>
            <Trans>
              You can cancel until <OrderTime at={freeCancelUntil} />.
            </Trans>
          </p>
        )}
        <div className={styles.actions}>
          {can.map((step, place) => (
            <PlainButton
              key={step}
              variant={isRetreat(step) ? 'text' : place === 0 ? 'filled' : 'outline'}
              isPending={stepping.isPending && stepping.variables === step}
              onPress={() => (needsText(step) ? setWritten(step) : stepping.mutate(step))}
            >
              {names[step]}
            </PlainButton>
          ))}
        </div>
        {written && can.includes(written) && (
          <StepForm
            key={written}
            step={written}
            order={order}
            scope={scope}
            onMoved={onMoved}
            onClose={() => setWritten(null)}
          />
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}
