// Who may not reach whom. A block is not told to the one who is blocked.

import { findPerson, findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { BlockedPerson } from '#shared/features/people/preferences/privacy.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { deleteBlock, insertBlock, selectBlocks, selectBlocksBetween } from './blocks.queries.ts'
import { canBlock } from './preferences.policy.ts'

export async function listBlockedPeople(
  db: Db,
  personId: Id,
  query: { cursor?: Id | undefined; limit: number },
): Promise<Page<BlockedPerson>> {
  const rows = await selectBlocks(db, personId, { after: query.cursor, limit: query.limit + 1 })
  const names = await findVerifiedNames(
    db,
    rows.map(({ blockedId }) => blockedId),
  )
  return toPage(rows, query.limit, ({ blockedId, createdAt }) => ({
    id: blockedId,
    name: names.get(blockedId) ?? '',
    blockedAt: createdAt.toISOString(),
  }))
}

export async function blockPerson(db: Db, personId: Id, blockedId: Id): Promise<void> {
  const blocked = await findPerson(db, blockedId)
  ensure(canBlock({ id: personId }, blocked))
  await insertBlock(db, personId, blocked.id)
}

/** Ending a block that is not there is no error: it may have been ended on another device. */
export const unblockPerson = (db: Db, personId: Id, blockedId: Id): Promise<void> =>
  deleteBlock(db, personId, blockedId)

export type Blocks = {
  /** Between whom and this person there is one, whichever of the two has made it. */
  between: ReadonlySet<Id>
  /** Those this person has blocked: the rest is not told to them. */
  own: ReadonlySet<Id>
}

export async function findBlocks(db: Db, personId: Id, others: readonly Id[]): Promise<Blocks> {
  const rows = others.length === 0 ? [] : await selectBlocksBetween(db, personId, others)
  const own = rows.filter((row) => row.personId === personId).map(({ blockedId }) => blockedId)
  const byOthers = rows.filter((row) => row.personId !== personId).map((row) => row.personId)
  return { own: new Set(own), between: new Set([...own, ...byOthers]) }
}

/** Whichever of the two has blocked the other. */
export const isBlockBetween = async (db: Db, one: Id, other: Id): Promise<boolean> =>
  (await findBlocks(db, one, [other])).between.has(other)
