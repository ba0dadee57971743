import { and, desc, eq, lt, or } from 'drizzle-orm'
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

export async function selectIsBlockBetween(db: Db, one: Id, other: Id): Promise<boolean> {
  const { personId, blockedId } = blockedPeople
  const rows = await db
    .select({ id: blockedPeople.id })
    .from(blockedPeople)
    .where(or(and(eq(personId, one), eq(blockedId, other)), and(eq(personId, other), eq(blockedId, one))))
    .limit(1)
  return rows.length > 0
}
