// An order whose terms both sides have agreed on already: nobody has to accept it.

import { paymentMethodOf } from '#server/features/market/services/browsing/payment-method.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveOrder } from '../moving.service.ts'
import { notifyOther } from '../notifying.service.ts'
import { canOrderFor } from '../orders.policy.ts'
import { insertEntry, insertOrder, type NewOrderRow, type OrderRow } from '../orders.queries.ts'

type Agreed = Pick<NewOrderRow, 'title' | 'contents' | 'currency' | 'tax'> & { sellerId: Id; text: string }

export async function placeAgreed(
  tx: Db,
  platform: Platform,
  { viewer, company }: { viewer: Viewer; company: OwnCompany | null },
  { sellerId, text, ...terms }: Agreed,
): Promise<OrderRow> {
  if (company) ensure(canOrderFor(company))
  const now = platform.clock.now()
  const row = await insertOrder(tx, {
    ...terms,
    sellerId,
    buyerId: company ? null : viewer.id,
    companyId: company?.id ?? null,
    placedBy: viewer.id,
    tier: null,
    price: terms.contents.price,
    payBy: paymentMethodOf(platform),
    days: terms.contents.days,
    answerBy: now,
    updatedAt: now,
    createdAt: now,
  })
  // Without its author: what was agreed stays with the other side when an account is deleted, as a service's contents do.
  const entry = { orderId: row.id, kind: 'proposal', by: 'seller', text, createdAt: now } as const
  await insertEntry(tx, entry)
  const order = await moveOrder(tx, row, { event: 'accept', actor: { role: 'seller', id: sellerId }, now })
  await notifyOther(tx, platform, order, { to: 'seller', step: 'agreed' })
  return order
}
