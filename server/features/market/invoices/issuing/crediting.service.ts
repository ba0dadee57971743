import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import { findOwn } from '#server/features/market/orders/reading/reading.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Invoice } from '#shared/features/market/invoices/invoices.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { invoiceCredited } from '../invoices.events.ts'
import { canChangeInvoice } from '../invoices.policy.ts'
import { presentInvoice } from '../invoices.presenter.ts'
import { type InvoiceRow, insertInvoice, selectInvoice, selectInvoicesOf, setPaid } from '../invoices.queries.ts'
import { announceInvoice, nextNumber, todayOf } from './issuing.service.ts'

const isPaidByCard = /* i18n */ { id: 'invoices.paid_by_card', message: 'This invoice was paid by card.' }
const isCancelled = /* i18n */ { id: 'invoices.credited', message: 'A credit note has cancelled this invoice.' }

/** For the seller; to everybody else it does not exist, or is not theirs to change. */
async function findOwnInvoice(tx: Db, viewer: { id: Id }, id: Id) {
  const invoice = found(await selectInvoice(tx, id))
  const { order, party } = await findOwn(tx, viewer, invoice.orderId)
  ensure(canChangeInvoice(party, invoice.kind))
  await lockPerson(tx, viewer.id)
  const credit = (await selectInvoicesOf(tx, invoice.orderId)).find(({ creditedId }) => creditedId === id) ?? null
  return { invoice, order, credit }
}

/** All of it: what is left to pay is agreed in a new order. */
export async function creditInvoice(
  platform: Platform,
  viewer: { id: Id },
  id: Id,
  { reason }: { reason: string },
): Promise<Invoice> {
  return transaction(platform.db, async (tx) => {
    const { invoice, order, credit } = await findOwnInvoice(tx, viewer, id)
    if (credit) return presentInvoice(credit, 'seller', false)
    const saved = await writeCredit(tx, platform, { invoice, order, sellerId: viewer.id, reason })
    return presentInvoice(saved, 'seller', false)
  })
}

/** Its payment was refunded: an invoice that says it was paid is cancelled. */
export async function creditOrder(tx: Db, platform: Platform, order: OwedOrder): Promise<void> {
  const { sellerId } = order
  // A deleted account has no series of numbers to continue.
  if (sellerId === null) return
  await lockPerson(tx, sellerId)
  const issued = await selectInvoicesOf(tx, order.id)
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!invoice || issued.some(({ creditedId }) => creditedId === invoice.id)) return
  const i18n = i18nFor(chooseLocale(invoice.facts.language))
  const reason = i18n._({ id: 'invoices.refunded', message: 'The payment was refunded.' })
  await writeCredit(tx, platform, { invoice, order, sellerId, reason })
}

type Crediting = { invoice: InvoiceRow; order: OwedOrder; sellerId: Id; reason: string }

async function writeCredit(
  tx: Db,
  platform: Platform,
  { invoice, order, sellerId, reason }: Crediting,
): Promise<InvoiceRow> {
  const { id, orderId, currency, total, facts } = invoice
  const issuedOn = todayOf(platform, await findPerson(tx, sellerId))
  const credited = { number: invoice.number, issuedOn: invoice.issuedOn }
  const number = await nextNumber(tx, sellerId, issuedOn)
  const saved = await insertInvoice(tx, {
    orderId,
    sellerId,
    kind: 'credit_note',
    number,
    issuedOn,
    creditedId: id,
    currency,
    total,
    facts: { ...facts, paid: 0, dueOn: null, payTo: '', credited, reason },
    createdAt: platform.clock.now(),
  })
  await announceInvoice(tx, platform, order, { to: 'buyer', step: 'credited', number })
  await announce(tx, platform, invoiceCredited, { order })
  return saved
}

export async function markPaid(platform: Platform, viewer: { id: Id }, id: Id, isPaid: boolean): Promise<Invoice> {
  return transaction(platform.db, async (tx) => {
    const { credit, order } = await findOwnInvoice(tx, viewer, id)
    if (order.paidAt !== null) throw tooLate(isPaidByCard)
    if (credit) throw tooLate(isCancelled)
    return presentInvoice(found(await setPaid(tx, id, isPaid ? platform.clock.now() : null)), 'seller', false)
  })
}
