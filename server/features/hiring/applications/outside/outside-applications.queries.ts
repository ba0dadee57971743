import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { OutsideFields } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { outsideApplications } from '../applications.tables.ts'

export type OutsideRow = typeof outsideApplications.$inferSelect

export const selectOutside = (db: Db, personId: Id, isArchived: boolean): Promise<OutsideRow[]> =>
  db
    .select()
    .from(outsideApplications)
    .where(and(eq(outsideApplications.personId, personId), eq(outsideApplications.isArchived, isArchived)))
    .orderBy(desc(outsideApplications.updatedAt), desc(outsideApplications.id))

export async function selectOutsideOne(db: Db, id: Id): Promise<OutsideRow | null> {
  const [row] = await db.select().from(outsideApplications).where(eq(outsideApplications.id, id))
  return row ?? null
}

export async function countOutside(db: Db, personId: Id): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(outsideApplications)
    .where(eq(outsideApplications.personId, personId))
  return row?.count ?? 0
}

export async function insertOutside(db: Db, row: typeof outsideApplications.$inferInsert): Promise<OutsideRow | null> {
  const [made] = await db.insert(outsideApplications).values(row).returning()
  return made ?? null
}

export async function updateOutside(
  db: Db,
  id: Id,
  change: OutsideFields & { isArchived: boolean; updatedAt: Date },
): Promise<OutsideRow | null> {
  const [row] = await db.update(outsideApplications).set(change).where(eq(outsideApplications.id, id)).returning()
  return row ?? null
}

export async function deleteOutside(db: Db, id: Id): Promise<void> {
  await db.delete(outsideApplications).where(eq(outsideApplications.id, id))
}
