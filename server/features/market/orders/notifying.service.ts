import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findCompanies, findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Party } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'

type News = { to: Party; step: string }

/** Whoever placed it for the company, or the hiring team once their account is gone. */
export async function recipientsOf(
  tx: Db,
  { sellerId, buyerId, companyId, placedBy }: OrderRow,
  to: Party,
): Promise<Id[]> {
  if (to === 'seller') return sellerId === null ? [] : [sellerId]
  if (buyerId !== null) return [buyerId]
  if (placedBy !== null) return [placedBy]
  return companyId === null ? [] : findHiringMembers(tx, companyId)
}

async function nameOf(tx: Db, { sellerId, buyerId, companyId }: OrderRow, party: Party): Promise<string> {
  if (party === 'seller') return sellerId === null ? '' : (await findPerson(tx, sellerId)).name
  if (buyerId !== null) return (await findPerson(tx, buyerId)).name
  const [company] = companyId === null ? [] : await findCompanies(tx, [companyId])
  return company?.name ?? ''
}

export const hrefFor = ({ id, companyId }: OrderRow, to: Party): string =>
  to === 'buyer' && companyId !== null ? `/company/orders?order=${id}` : `/marketplace?show=orders&order=${id}`

export async function notifyOther(tx: Db, platform: Platform, order: OrderRow, { to, step }: News): Promise<void> {
  const name = await nameOf(tx, order, to === 'seller' ? 'buyer' : 'seller')
  for (const personId of await recipientsOf(tx, order, to))
    await notify(platform, tx, {
      personId,
      event: 'order_changed',
      href: hrefFor(order, to),
      subject: order.id,
      values: { step, name, title: order.title },
    })
}

/** What happened without either side doing something. */
export async function notifyBoth(tx: Db, platform: Platform, order: OrderRow, step: string): Promise<void> {
  await notifyOther(tx, platform, order, { to: 'buyer', step })
  await notifyOther(tx, platform, order, { to: 'seller', step })
}
