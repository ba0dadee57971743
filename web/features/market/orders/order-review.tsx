import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_REVIEW } from '#shared/features/market/orders/order-limits.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { Stars } from '#web/ui/stars.tsx'
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
  return (
    <Card title={<Trans>How was it?</Trans>} tone="soft">
      <Form {...form.formProps}>
        <StarChoice
          name="stars"
          label={t`Your rating`}
          help={t`Your review appears on the service’s public page with your first name or company.`}
          value={form.values.stars}
          onChange={(stars) => form.change({ stars })}
        />
        <TextArea {...form.field('text')} label={t`Your review`} countTo={MAX_REVIEW} isOptional />
        <SubmitButton isPending={form.isPending}>
          <Trans>Publish review</Trans>
        </SubmitButton>
      </Form>
    </Card>
  )
}
