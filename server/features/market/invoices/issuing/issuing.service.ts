// Invoices are issued when an order has to be paid, or as soon as the details that were missing are there.

import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { hrefFor, recipientsOf } from '#server/features/market/orders/notifying.service.ts'
import type { Party } from '#server/features/market/orders/orders.policy.ts'
import { findOrders, type OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { InvoiceGap } from '#shared/features/market/invoices/invoice-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { addDays, type LocalDate, localDateAt } from '#shared/kit/time-zones.ts'
import type { InvoiceFacts } from '../invoice-facts.ts'
import {
  type InvoiceRow,
  insertInvoice,
  selectInvoicesOf,
  selectUninvoiced,
  takeNumber,
  type Whose,
} from '../invoices.queries.ts'
import { amountsOf } from './amounts.ts'
import { tierName } from './invoice-words.ts'
import { findBuyer, findSelling, taxOn } from './parties.service.ts'

export async function findGap(db: Db, order: OwedOrder): Promise<InvoiceGap | null> {
  if (!(await findSelling(db, order))) return 'seller'
  return (await findBuyer(db, order)) ? null : 'buyer'
}

/** '2026-0001', in the year in which the seller lives at that moment. */
export async function nextNumber(tx: Db, sellerId: Id, issuedOn: LocalDate): Promise<string> {
  const year = Number(issuedOn.slice(0, 4))
  return `${year}-${String(await takeNumber(tx, sellerId, year)).padStart(4, '0')}`
}

export const todayOf = ({ clock }: Platform, { timeZone }: { timeZone: string | null }): LocalDate =>
  localDateAt(timeZone ?? 'UTC', clock.now().getTime())

export async function announceInvoice(
  tx: Db,
  platform: Platform,
  order: OwedOrder,
  news: { to: Party; step: InvoiceGap | 'issued' | 'credited'; number: string },
): Promise<void> {
  for (const personId of await recipientsOf(tx, order, news.to))
    await notify(platform, tx, {
      personId,
      event: 'invoice_changed',
      href: hrefFor(order, news.to),
      subject: order.id,
      values: { step: news.step, number: news.number, title: order.title },
    })
}

async function issue(tx: Db, platform: Platform, order: OwedOrder): Promise<InvoiceRow | null> {
  const sellerId = found(order.sellerId)
  // Two orders that are completed at once must not get the same number, nor one order two invoices.
  await lockPerson(tx, sellerId)
  if ((await selectInvoicesOf(tx, order.id)).length > 0) return null
  const [selling, buyer] = [await findSelling(tx, order), await findBuyer(tx, order)]
  if (!selling || !buyer) return null
  const seller = await findPerson(tx, sellerId)
  const issuedOn = todayOf(platform, seller)
  const { row } = selling
  const tax = taxOn(selling, buyer)
  const i18n = i18nFor(chooseLocale(seller.locale))
  const title = order.tier === null ? order.title : `${order.title} (${tierName(i18n, order.tier)})`
  const first = { title, price: order.contents.price }
  const { total, ...amounts } = amountsOf([first, ...order.addons], tax.rate, order.tax)
  const paid = order.paidAmount ?? 0
  const isPaid = paid >= total
  const facts: InvoiceFacts = {
    ...amounts,
    language: i18n.locale,
    seller: selling.party,
    buyer,
    title: order.title,
    tax,
    paid,
    deliveredOn: localDateAt(seller.timeZone ?? 'UTC', found(order.owedAt).getTime()),
    dueOn: isPaid ? null : addDays(issuedOn, row.payWithin),
    payTo: isPaid ? '' : row.payTo,
    orderNumber: order.id,
    credited: null,
    reason: '',
  }
  const number = await nextNumber(tx, sellerId, issuedOn)
  return insertInvoice(tx, {
    orderId: order.id,
    sellerId,
    kind: 'invoice',
    number,
    issuedOn,
    currency: order.currency,
    total,
    facts,
    paidAt: isPaid ? order.paidAt : null,
    createdAt: platform.clock.now(),
  })
}

/** Whoever has to add something is told once, when the order is completed. */
export async function issueOrAsk(tx: Db, platform: Platform, { order }: { order: OwedOrder }): Promise<void> {
  if (order.sellerId === null) return
  const invoice = await issue(tx, platform, order)
  if (invoice) return announceInvoice(tx, platform, order, { to: 'buyer', step: 'issued', number: invoice.number })
  const gap = await findGap(tx, order)
  if (gap) await announceInvoice(tx, platform, order, { to: gap, step: gap, number: '' })
}

export async function issueWaiting(tx: Db, platform: Platform, whose: Whose): Promise<void> {
  const ids = await selectUninvoiced(tx, whose)
  const waiting = await findOrders(tx, ids)
  for (const order of waiting.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))) {
    const invoice = await issue(tx, platform, order)
    if (invoice) await announceInvoice(tx, platform, order, { to: 'buyer', step: 'issued', number: invoice.number })
  }
}
