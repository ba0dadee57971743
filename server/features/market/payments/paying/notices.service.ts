import type { IncomingHttpHeaders } from 'node:http'
import { transaction } from '#server/platform/db/database.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findProvider } from '../find-provider.ts'
import type { ProviderNotice } from '../payment-provider.ts'
import { type PaymentRow, rememberNotice, selectByCharge } from '../payments.queries.ts'
import { applyRefund } from '../refunding/carrying-out.service.ts'
import { applyCheckout } from './applying.service.ts'

/** Everything or nothing: if it fails, the provider sends it again. */
export async function receiveNotice(platform: Platform, headers: IncomingHttpHeaders, body: string): Promise<void> {
  const now = platform.clock.now()
  const notice = found(findProvider(platform)).readNotice(headers, body, now)
  if (!notice) throw new AppError('forbidden')
  await transaction(platform.db, async (tx) => {
    if (!(await rememberNotice(tx, notice.id, now))) return
    if (notice.kind === 'checkout' && notice.checkout.key !== null)
      await applyCheckout(tx, platform, notice.checkout.key, notice.checkout)
    if (notice.kind === 'refund') {
      const payment = await selectByCharge(tx, notice.chargeId)
      if (payment && !isPartOnly(notice, payment)) await applyRefund(tx, platform, payment.id, notice.refund)
    }
  })
}

/** Part of it paid back in the provider's console: the rest still pays the order. Once all of it has gone back, a notice of its own
 * says so. */
const isPartOnly = (
  { money, refund }: Extract<ProviderNotice, { kind: 'refund' }>,
  { amount }: Pick<PaymentRow, 'amount'>,
): boolean => refund.state === 'done' && money !== null && money.amount < amount
