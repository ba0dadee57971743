import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAcceptedOrder } from '#shared/features/market/orders/order-status.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import {
  isBeingRefunded,
  isOpenPayment,
  isProcessingPayment,
  isUnpaidPayment,
  type PaymentStatus,
} from '#shared/features/market/payments/payment-status.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { type OrderScope, orderQuery, refreshOrders } from '#web/features/market/orders/order-queries.ts'
import { OrderTime } from '#web/features/market/orders/order-time.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { beginPayment, orderPaymentQuery } from './payment-queries.ts'
import styles from './payments.module.css'

type OrderPaymentProps = { id: string; scope: OrderScope; hasReturned: boolean }

/** Seconds between polls, until Stripe has told us. */
const POLL_SECONDS = 3

/** Stripe sends buyers back here once they have paid. */
const isConfirming = (status: PaymentStatus, hasReturned: boolean): boolean =>
  isProcessingPayment(status) || (hasReturned && isOpenPayment(status))

/** Empty for orders that are paid by invoice, and before the seller has accepted. */
export function OrderPayment({ id, scope, hasReturned }: OrderPaymentProps) {
  const { data: order } = useSuspenseQuery(orderQuery(scope, id))
  const { data } = useSuspenseQuery(orderPaymentQuery(scope, id))
  const isWaiting = order.canPay && data.payment !== null && isConfirming(data.payment.status, hasReturned)
  useWaiting(id, scope, isWaiting)
  if (order.payBy === 'invoice') return null
  const { payment } = data
  if (order.canPay && !isWaiting) return <Pay order={order} scope={scope} toPay={data.toPay} />
  if (order.canPay)
    return (
      <Box>
        <p role="status" className={styles.small}>
          <Trans>Stripe is confirming your payment. This page updates as soon as it has gone through.</Trans>
        </p>
      </Box>
    )
  if (order.side === 'selling' && isAcceptedOrder(order.status) && order.paidAt === null)
    return (
      <Box>
        <p className={styles.small}>
          <Trans>The buyer pays by card before you start. We will tell you when they have.</Trans>
        </p>
      </Box>
    )
  if (!payment || isUnpaidPayment(payment.status)) return null
  return (
    <Box>
      <p className={styles.small}>
        <Money amount={{ amount: payment.amount, currency: payment.currency }} format="full" />
        {' · '}
        <PaymentState status={payment.status} paidAt={payment.paidAt} refundedAt={payment.refundedAt} />
      </p>
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => <Card title={<Trans>Payment</Trans>}>{children}</Card>

/** Notices of Stripe arrive shortly after the buyer is back. */
function useWaiting(id: string, scope: OrderScope, isWaiting: boolean): void {
  useQuery({ ...orderQuery(scope, id), refetchInterval: isWaiting ? POLL_SECONDS * 1000 : false })
  useQuery({ ...orderPaymentQuery(scope, id), refetchInterval: isWaiting ? POLL_SECONDS * 1000 : false })
}

type StateProps = { status: PaymentStatus; paidAt: string | null; refundedAt: string | null }

function PaymentState({ status, paidAt, refundedAt }: StateProps) {
  if (refundedAt !== null)
    return (
      <Trans>
        sent back on <OrderTime at={refundedAt} />
      </Trans>
    )
  if (isBeingRefunded(status)) return <Trans>is being refunded</Trans>
  if (paidAt === null) return <Trans>is being processed</Trans>
  return (
    <Trans>
      paid on <OrderTime at={paidAt} />
    </Trans>
  )
}

type PayProps = { order: Order; scope: OrderScope; toPay: number | null }

function Pay({ order: { id, price, currency }, scope, toPay }: PayProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const paying = useMutation({
    mutationFn: () => beginPayment(client, scope, id),
    // Stays pending until the page is gone, so that it is pressed once.
    onSuccess: ({ url }) => {
      window.location.assign(url)
      return new Promise(() => undefined)
    },
    onError: () => refreshOrders(cache),
  })
  const problem = describeFailure(i18n, paying.error)
  return (
    <Card title={<Trans>Payment</Trans>} tone="soft">
      <div className={styles.stack}>
        <p className={styles.small}>
          <Trans>
            The seller has accepted. Pay <Money amount={{ amount: toPay ?? price, currency }} format="full" /> by card
            through Stripe, and they can start. If the order is cancelled, the money goes back to your card.
          </Trans>
        </p>
        <div className={styles.actions}>
          <PlainButton variant="filled" isPending={paying.isPending} onPress={() => paying.mutate()}>
            <Trans>Pay by card</Trans>
          </PlainButton>
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
