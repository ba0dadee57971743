import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_REVIEW } from '#shared/features/market/orders/order-limits.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { type OrderScope, orderQuery, refreshOrders, reviewOrder } from './order-queries.ts'
import styles from './orders.module.css'

export function OrderReview({ order, scope }: { order: Order; scope: OrderScope }) {
  const { review, canReview } = order
  if (canReview) return <ReviewForm order={order} scope={scope} />
  if (!review) return null
  return (
    <Card title={<Trans>Review</Trans>}>
      <Stars stars={review.stars} />
      {review.text !== '' && (
        <p className={styles.text} translate="no" dir="auto">
          {review.text}
        </p>
      )}
    </Card>
  )
}

export function Stars({ stars }: { stars: number }) {
  const { t, i18n } = useLingui()
  const shown = i18n.number(stars)
  return (
    <span className={styles.stars} role="img" aria-label={t`${shown} of 5 stars`}>
      {'★'.repeat(Math.round(stars))}
      {'☆'.repeat(5 - Math.round(stars))}
    </span>
  )
}

const choices = [5, 4, 3, 2, 1] as const

function ReviewForm({ order: { id }, scope }: { order: Order; scope: OrderScope }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/orders/orders.contract.ts').then((contract) => contract.newReview),
    initialValues: { stars: null as number | null, text: '' },
    send: ({ stars, text = '' }) => reviewOrder(client, scope, id, { stars, text }),
    onSuccess: async (after) => {
      cache.setQueryData(orderQuery(scope, id).queryKey, after)
      await refreshOrders(cache)
      focusHeadingIfLost()
    },
  })
  const words: Record<(typeof choices)[number], string> = {
    5: t`5 stars: excellent`,
    4: t`4 stars: good`,
    3: t`3 stars: as expected`,
    2: t`2 stars: disappointing`,
    1: t`1 star: poor`,
  }
  return (
    <Card title={<Trans>How was it?</Trans>} tone="soft">
      <Form {...form.formProps}>
        <RadioGroup
          name="stars"
          label={t`Your rating`}
          help={t`Everybody can read your review on the service’s page, with your first name or company.`}
          value={form.values.stars === null ? null : String(form.values.stars)}
          onChange={(chosen) => form.change({ stars: Number(chosen) })}
        >
          {choices.map((stars) => (
            <Radio key={stars} value={String(stars)}>
              {words[stars]}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea {...form.field('text')} label={t`In your words`} countTo={MAX_REVIEW} isOptional />
        <SubmitButton isPending={form.isPending}>
          <Trans>Publish review</Trans>
        </SubmitButton>
      </Form>
    </Card>
  )
}
