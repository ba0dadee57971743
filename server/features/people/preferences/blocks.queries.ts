import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { blockedPeople } from './preferences.tables.ts'

export type BlockRow = typeof blockedPeople.$inferSelect

export function selectBlocks(
  db: Db,
  personId: Id,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<BlockRow[]> {
  return db
    .select()
    .from(blockedPeople)
    .where(and(eq(blockedPeople.personId, personId), after === undefined ? undefined : lt(blockedPeople.id, after)))
    .orderBy(desc(blockedPeople.id))
    .limit(limit)
}

export async function insertBlock(db: Db, personId: Id, blockedId: Id): Promise<void> {
  await db.insert(blockedPeople).values({ personId, blockedId }).onConflictDoNothing()
}

export async function deleteBlock(db: Db, personId: Id, blockedId: Id): Promise<void> {
  await db
    .delete(blockedPeople)
    .where(and(eq(blockedPeople.personId, personId), eq(blockedPeople.blockedId, blockedId)))
}

/** Blocks between this person and each of the others, in either direction. */
export function selectBlocksBetween(
  db: Db,
  one: Id,
  others: readonly Id[],
): Promise<Pick<BlockRow, 'personId' | 'blockedId'>[]> {
  const { personId, blockedId } = blockedPeople
  const ids = [...others]
  return db
    .select({ personId, blockedId })
    .from(blockedPeople)
    .where(or(and(eq(personId, one), inArray(blockedId, ids)), and(inArray(personId, ids), eq(blockedId, one))))
}
