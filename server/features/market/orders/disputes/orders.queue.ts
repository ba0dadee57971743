// Orders on which the two sides do not agree.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { evidenceFiles } from '#server/features/base/files/downloads/evidence-file.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { DISPUTE_HOURS } from '#shared/features/market/orders/order-limits.ts'
import { disputedOrders } from '#shared/features/market/orders/orders.contract.ts'
import { formatMoney } from '#shared/kit/money.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { type EntryRow, type OrderRow, selectEntries } from '../orders.queries.ts'
import { decideOnDispute, ensureMayResolve, versionOf } from './deciding.service.ts'
import { selectDispute, selectDisputeFigures, selectDisputes } from './disputes.queries.ts'

export const ordersQueue: CaseQueue = {
  name: 'orders',
  title: (i18n) => i18n._({ id: 'orders.queue', message: 'Disputed orders' }),
  href: '/ops/orders',
  promisedHours: DISPUTE_HOURS,
  summarize: selectDisputeFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectDisputes(db, page)
      const names = await namesOf(db, rows)
      return rows.map((row) => summaryOf(i18n, row, names.get(row.sellerId ?? '') ?? ''))
    },
    async show(db, caseId, i18n) {
      const order = await selectDispute(db, caseId)
      if (!order) return null
      const names = await namesOf(db, [order])
      const entries = await selectEntries(db, caseId)
      const fileIds = [...new Set(entries.flatMap((entry) => entry.fileIds))]
      return {
        ...summaryOf(i18n, order, names.get(order.sellerId ?? '') ?? ''),
        version: versionOf(order),
        evidence: [
          paymentOf(i18n, order),
          ...evidenceFor(i18n, entries),
          ...(await evidenceFiles(db, disputedOrders.file, caseId, fileIds)),
        ],
        choices: choicesOf(i18n),
      }
    },
    ensureMayDecide: async (db, decision) => void (await ensureMayResolve(db, decision)),
    decide: decideOnDispute,
  },
}

async function namesOf(db: Db, rows: readonly OrderRow[]): Promise<ReadonlyMap<string, string>> {
  const people = await findContacts(
    db,
    rows.flatMap(({ sellerId }) => sellerId ?? []),
  )
  return new Map([...people.values()].map(({ id, name }) => [id, name]))
}

const summaryOf = (i18n: I18n, order: OrderRow, seller: string): CaseSummary => ({
  id: order.id,
  title: order.title,
  about: seller,
  kind: {
    label: formatMoney({ amount: order.price, currency: order.currency }, i18n.locale),
    tone: 'warn',
  },
  waitingSince: (order.disputedAt ?? order.createdAt).toISOString(),
})

const sideName = (i18n: I18n, side: EntryRow['by']): string =>
  i18n._({
    id: 'orders.side',
    message: '{side, select, buyer {Buyer} seller {Seller} other {Operator}}',
    values: { side },
  })

const kindName = (i18n: I18n, kind: EntryRow['kind']): string =>
  i18n._({
    id: 'orders.entry',
    message:
      '{kind, select, request {Order} proposal {What was agreed} ask_details {Question} send_details {Details} deliver {Delivery} request_revision {Changes requested} dispute {Dispute} other {Note}}',
    values: { kind },
  })

const evidenceFor = (i18n: I18n, entries: readonly EntryRow[]): Evidence[] =>
  entries.map(({ by, kind, text, createdAt }) => ({
    kind: 'statement',
    name: sideName(i18n, by),
    label: kindName(i18n, kind),
    text,
    at: createdAt.toISOString(),
  }))

/** What a decision for the buyer refunds. */
const paymentOf = (i18n: I18n, { payBy, paidAmount, currency }: OrderRow): Evidence => ({
  kind: 'check',
  label: i18n._({ id: 'orders.payment', message: 'Payment' }),
  text:
    payBy === 'invoice'
      ? i18n._({ id: 'orders.by_invoice', message: 'By invoice, not yet issued' })
      : paidAmount === null
        ? i18n._({ id: 'orders.not_paid_by_card', message: 'By card, not paid' })
        : i18n._({
            id: 'orders.paid_by_card',
            message: '{amount} paid by card',
            values: { amount: formatMoney({ amount: paidAmount, currency }, i18n.locale) },
          }),
  state: payBy === 'card' && paidAmount === null ? 'warn' : 'ok',
})

const choicesOf = (i18n: I18n): CaseChoice[] => [
  {
    id: 'for_seller',
    label: i18n._({ id: 'orders.for_seller', message: 'For the seller' }),
    consequence: i18n._({
      id: 'orders.for_seller_means',
      message: 'Both will read your reason: the work was delivered as agreed and has to be paid',
    }),
    needsReason: true,
  },
  {
    id: 'for_buyer',
    label: i18n._({ id: 'orders.for_buyer', message: 'For the buyer' }),
    consequence: i18n._({
      id: 'orders.for_buyer_means',
      message: 'Both will read your reason: the work was not delivered as agreed, and nothing has to be paid',
    }),
    needsReason: true,
  },
]
