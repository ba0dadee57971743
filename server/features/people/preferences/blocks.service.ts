// Who may not contact whom. The blocked person is not informed.

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

/** Removing a missing block is not an error: it may have been removed on another device. */
export const unblockPerson = (db: Db, personId: Id, blockedId: Id): Promise<void> =>
  deleteBlock(db, personId, blockedId)

export type Blocks = {
  /** Others with a block in either direction. */
  between: ReadonlySet<Id>
  /** Others this person has blocked; they do not learn who has blocked them. */
  own: ReadonlySet<Id>
}

export async function findBlocks(db: Db, personId: Id, others: readonly Id[]): Promise<Blocks> {
  const rows = others.length === 0 ? [] : await selectBlocksBetween(db, personId, others)
  const own = rows.filter((row) => row.personId === personId).map(({ blockedId }) => blockedId)
  const byOthers = rows.filter((row) => row.personId !== personId).map((row) => row.personId)
  return { own: new Set(own), between: new Set([...own, ...byOthers]) }
}

/** In either direction. */
export const isBlockBetween = async (db: Db, one: Id, other: Id): Promise<boolean> =>
  (await findBlocks(db, one, [other])).between.has(other)
