// A talent's own proposals.

import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_OPEN_PROPOSALS } from '#shared/features/market/proposals/proposal-limits.ts'
import type { NewProposal, OwnProposal } from '#shared/features/market/proposals/proposals.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { moveProposal } from './moving.service.ts'
import { hashToken, tokenOf } from './proposal-token.ts'
import { canPropose, ownsProposal } from './proposals.policy.ts'
import { presentOwn } from './proposals.presenter.ts'
import { countOpen, insertProposal, lockProposal, type ProposalRow, selectOwn } from './proposals.queries.ts'

const tooMany = /* i18n */ {
  id: 'proposals.too_many',
  message: '{count} of your proposals are waiting for an answer. Withdraw one before you write another.',
  values: { count: MAX_OPEN_PROPOSALS },
}

const present = (platform: Platform, row: ProposalRow): OwnProposal =>
  presentOwn(row, { link: `${platform.url}/proposals/${tokenOf(platform, row.id)}`, now: platform.clock.now() })

export async function listProposals(
  db: Db,
  platform: Platform,
  viewer: { id: Id },
  query: { cursor?: Id | undefined; limit: number },
): Promise<Page<OwnProposal>> {
  return toPage(await selectOwn(db, viewer.id, query), query.limit, (row) => present(platform, row))
}

export async function createProposal(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  { validDays, ...terms }: NewProposal,
): Promise<OwnProposal> {
  ensure(canPropose(viewer))
  const now = platform.clock.now()
  const id = newId()
  const row = await transaction(db, async (tx) => {
    // Two requests at once must not both be the last one allowed.
    await lockPerson(tx, viewer.id)
    if ((await countOpen(tx, viewer.id, now)) >= MAX_OPEN_PROPOSALS) throw tooLate(tooMany)
    return insertProposal(tx, {
      ...terms,
      id,
      sellerId: viewer.id,
      tokenHash: hashToken(tokenOf(platform, id)),
      expiresAt: new Date(now.getTime() + validDays * DAY),
      updatedAt: now,
      createdAt: now,
    })
  })
  return present(platform, row)
}

export async function withdrawProposal(platform: Platform, viewer: { id: Id }, id: Id): Promise<OwnProposal> {
  const row = await transaction(platform.db, async (tx) => {
    const before = found(await lockProposal(tx, id))
    ensure(ownsProposal(viewer, before), 'not_found')
    const actor = { role: 'seller', id: viewer.id } as const
    return moveProposal(tx, before, { event: 'withdraw', actor, now: platform.clock.now() })
  })
  return present(platform, row)
}
