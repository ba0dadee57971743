// The client's side of a proposal. Whoever has the link may read and answer it; the order belongs to whoever accepts first.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findOrders } from '#server/features/market/orders/owed-orders.service.ts'
import { placeAgreed } from '#server/features/market/orders/placing/agreed.service.ts'
import { findSellers } from '#server/features/market/services/browsing/sellers.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isAcceptedProposal, isOpenProposal } from '#shared/features/market/proposals/proposal-status.ts'
import type { ShownProposal } from '#shared/features/market/proposals/proposals.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveProposal } from './moving.service.ts'
import { hashToken } from './proposal-token.ts'
import { canAnswer, ownsProposal, stateOf } from './proposals.policy.ts'
import { presentTerms } from './proposals.presenter.ts'
import { lockByToken, type ProposalRow, selectByToken } from './proposals.queries.ts'

const unknown: ShownProposal = { state: 'unknown', terms: null, seller: null, isOwn: false }
const isOver = /* i18n */ { id: 'proposals.over', message: 'This proposal can no longer be answered.' }

/** Terms are shown while they can be accepted: a link that has ended says only how. */
export async function showProposal(platform: Platform, viewer: Viewer | null, token: string): Promise<ShownProposal> {
  const { db, clock } = platform
  const row = await selectByToken(db, hashToken(token))
  const now = clock.now()
  const seller = row && (await findSellers(db, [row.sellerId], now)).get(row.sellerId)
  if (!row || !seller) return unknown
  const state = stateOf(row, now)
  const { name, country, timeZone, isIdentityChecked } = seller
  return {
    state,
    terms: state === 'open' ? presentTerms(row) : null,
    seller: { name, country, timeZone, isIdentityChecked },
    isOwn: viewer !== null && ownsProposal(viewer, row),
  }
}

async function lockOpen(tx: Db, { clock }: Platform, viewer: { id: Id }, token: string): Promise<ProposalRow> {
  const row = found(await lockByToken(tx, hashToken(token)))
  ensure(canAnswer(viewer, row))
  if (stateOf(row, clock.now()) !== 'open' && !isAcceptedProposal(row.status)) throw tooLate(isOver)
  return row
}

type Client = { viewer: Viewer; company: OwnCompany | null }

/** A double click: the order already exists. */
async function ownOrder(tx: Db, { orderId }: ProposalRow, { viewer, company }: Client): Promise<Id> {
  const [order] = orderId === null ? [] : await findOrders(tx, [orderId])
  const isTheirs = company ? order?.companyId === company.id : order?.buyerId === viewer.id
  if (!order || !isTheirs) throw tooLate(isOver)
  return order.id
}

export async function acceptProposal(platform: Platform, client: Client, token: string): Promise<{ orderId: Id }> {
  const { viewer } = client
  const now = platform.clock.now()
  return transaction(platform.db, async (tx) => {
    const row = await lockOpen(tx, platform, viewer, token)
    if (!isOpenProposal(row.status)) return { orderId: await ownOrder(tx, row, client) }
    const { sellerId, title, scope, price, currency, tax, days, revisions } = row
    const seller = (await findSellers(tx, [sellerId], now)).get(sellerId)
    if (!seller) throw tooLate(isOver)
    const contents = { price, days, revisions, includes: [] }
    const order = await placeAgreed(tx, platform, client, { sellerId, title, text: scope, contents, currency, tax })
    const actor = { role: 'client', id: viewer.id } as const
    await moveProposal(tx, row, { event: 'accept', actor, now, facts: { orderId: order.id } })
    return { orderId: order.id }
  })
}

export async function declineProposal(platform: Platform, viewer: Viewer, token: string): Promise<ShownProposal> {
  await transaction(platform.db, async (tx) => {
    const row = await lockOpen(tx, platform, viewer, token)
    if (!isOpenProposal(row.status)) throw tooLate(isOver)
    const actor = { role: 'client', id: viewer.id } as const
    await moveProposal(tx, row, { event: 'decline', actor, now: platform.clock.now() })
    const { name } = await findPerson(tx, viewer.id)
    await notify(platform, tx, {
      personId: row.sellerId,
      event: 'order_changed',
      href: '/marketplace?show=mine',
      subject: row.id,
      values: { step: 'declined', name, title: row.title },
    })
  })
  return showProposal(platform, viewer, token)
}
