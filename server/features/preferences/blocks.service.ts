// Who may not reach whom. A block is not told to the one who is blocked.

import { findPerson, findVerifiedNames } from '#server/features/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { BlockedPerson } from '#shared/features/preferences/privacy.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { deleteBlock, insertBlock, selectBlocks, selectIsBlockBetween } from './blocks.queries.ts'
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

/** Whichever of the two has blocked the other. */
export const isBlockBetween = (db: Db, one: Id, other: Id): Promise<boolean> => selectIsBlockBetween(db, one, other)
