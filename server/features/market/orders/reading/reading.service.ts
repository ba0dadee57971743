// Both sides read the same order; what differs is whose name they see and what they can do.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findReadyFiles, linkToFile } from '#server/features/base/files/files.service.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type {
  CompanyOrdersQuery,
  Order,
  OrderCard,
  OrdersQuery,
} from '#shared/features/market/orders/orders.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { canReadCompanyOrders, type Party, partyOf } from '../orders.policy.ts'
import { presentCard, presentOrder } from '../orders.presenter.ts'
import {
  isFileOf,
  type OrderRow,
  ofBuyer,
  ofCompany,
  ofSeller,
  selectEntries,
  selectOrder,
  selectOrders,
  selectReview,
} from '../orders.queries.ts'

type Other = { name: string; timeZone: string | null }

const unique = (ids: readonly (Id | null)[]): Id[] => [...new Set(ids)].filter((id) => id !== null)

/** The other side of each order, by order. */
async function findOthers(db: Db, rows: readonly OrderRow[], party: Party): Promise<ReadonlyMap<Id, Other>> {
  const personOf = ({ sellerId, buyerId }: OrderRow) => (party === 'buyer' ? sellerId : buyerId)
  const companyIds = party === 'seller' ? unique(rows.map(({ companyId }) => companyId)) : []
  const [people, companies] = await together(
    db,
    () => findContacts(db, unique(rows.map(personOf))),
    () => (companyIds.length === 0 ? Promise.resolve([]) : findCompanies(db, companyIds)),
  )
  return new Map(
    rows.map((row) => {
      const company = companies.find(({ id }) => party === 'seller' && id === row.companyId)
      const person = people.get(personOf(row) ?? '')
      return [row.id, company ?? person ?? { name: '', timeZone: null }] as const
    }),
  )
}

async function presentPage(
  db: Db,
  rows: readonly OrderRow[],
  { party, limit, now }: { party: Party; limit: number; now: Date },
): Promise<Page<OrderCard>> {
  const others = await findOthers(db, rows, party)
  return toPage(rows, limit, (row) => presentCard(row, party, { other: others.get(row.id)?.name ?? '' }, now))
}

export async function listOwnOrders(db: Db, viewer: { id: Id }, query: OrdersQuery, now: Date) {
  const isBuying = query.side === 'buying'
  const rows = await selectOrders(db, isBuying ? ofBuyer(viewer.id) : ofSeller(viewer.id), query)
  return presentPage(db, rows, { party: isBuying ? 'buyer' : 'seller', limit: query.limit, now })
}

export async function listCompanyOrders(db: Db, company: OwnCompany, query: CompanyOrdersQuery, now: Date) {
  ensure(canReadCompanyOrders(company.role))
  const rows = await selectOrders(db, ofCompany(company.id), query)
  return presentPage(db, rows, { party: 'buyer', limit: query.limit, now })
}

export async function presentFull(db: Db, order: OrderRow, party: Party, now: Date): Promise<Order> {
  const [entries, review, others] = await together(
    db,
    () => selectEntries(db, order.id),
    () => selectReview(db, order.id),
    () => findOthers(db, [order], party),
  )
  const files = await findReadyFiles(db, [...new Set(entries.flatMap(({ fileIds }) => fileIds))])
  const other = others.get(order.id)
  const around = { other: other?.name ?? '', otherTimeZone: other?.timeZone ?? null, entries, files, review, now }
  return presentOrder(order, party, around)
}

export type Reader = { order: OrderRow; party: Party }

/** For private people: their own orders, on either side. */
export async function findOwn(db: Db, viewer: { id: Id }, id: Id): Promise<Reader> {
  const order = found(await selectOrder(db, id))
  return { order, party: found(partyOf(viewer, order)) }
}

/** For members: an order of their current company. */
export async function findOfCompany(db: Db, company: OwnCompany, id: Id): Promise<Reader> {
  const order = found(await selectOrder(db, id))
  ensure(order.companyId === company.id, 'not_found')
  ensure(canReadCompanyOrders(company.role))
  return { order, party: 'buyer' }
}

export async function linkToOrderFile(
  db: Db,
  { order, fileId, viewer, signer }: { order: OrderRow; fileId: Id; viewer: { id: Id }; signer: LinkSigner },
): Promise<{ url: string; expiresAt: string }> {
  ensure(await isFileOf(db, order.id, fileId), 'not_found')
  const file = found((await findReadyFiles(db, [fileId])).get(fileId))
  const url = linkToFile(signer, viewer, file, { disposition: 'attachment' })
  const expires = new URL(url, 'http://localhost').searchParams.get('expires')
  return { url, expiresAt: new Date(Number(expires) * 1000).toISOString() }
}
