import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findOwn } from '#server/features/market/orders/reading/reading.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Invoice } from '#shared/features/market/invoices/invoices.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canChangeInvoice } from '../invoices.policy.ts'
import { presentInvoice } from '../invoices.presenter.ts'
import { insertInvoice, selectInvoice, selectInvoicesOf, setPaid } from '../invoices.queries.ts'
import { announceInvoice, nextNumber, todayOf } from './issuing.service.ts'

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
    const issuedOn = todayOf(platform, await findPerson(tx, viewer.id))
    const { orderId, sellerId, currency, total, facts, number: cancelled, issuedOn: cancelledOn } = invoice
    const number = await nextNumber(tx, viewer.id, issuedOn)
    const saved = await insertInvoice(tx, {
      orderId,
      sellerId,
      kind: 'credit_note',
      number,
      issuedOn,
      creditedId: id,
      currency,
      total,
      facts: { ...facts, dueOn: null, payTo: '', credited: { number: cancelled, issuedOn: cancelledOn }, reason },
      createdAt: platform.clock.now(),
    })
    await announceInvoice(tx, platform, order, { to: 'buyer', step: 'credited', number })
    return presentInvoice(saved, 'seller', false)
  })
}

export async function markPaid(platform: Platform, viewer: { id: Id }, id: Id, isPaid: boolean): Promise<Invoice> {
  return transaction(platform.db, async (tx) => {
    const { credit } = await findOwnInvoice(tx, viewer, id)
    if (credit) throw tooLate(isCancelled)
    return presentInvoice(found(await setPaid(tx, id, isPaid ? platform.clock.now() : null)), 'seller', false)
  })
}
