import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicantViews } from './applicants.tables.ts'

export type ViewRow = typeof applicantViews.$inferSelect
type Owner = Pick<ViewRow, 'personId' | 'companyId'>

const of = ({ personId, companyId }: Owner) =>
  and(eq(applicantViews.personId, personId), eq(applicantViews.companyId, companyId))

export const selectViews = (db: Db, owner: Owner): Promise<ViewRow[]> =>
  db.select().from(applicantViews).where(of(owner)).orderBy(sql`lower(${applicantViews.name})`)

/** Null if the member has a view with this name. */
export async function insertView(db: Db, view: typeof applicantViews.$inferInsert): Promise<ViewRow | null> {
  const [row] = await db.insert(applicantViews).values(view).onConflictDoNothing().returning()
  return row ?? null
}

export async function deleteView(db: Db, owner: Owner, id: Id): Promise<boolean> {
  const rows = await db
    .delete(applicantViews)
    .where(and(of(owner), eq(applicantViews.id, id)))
    .returning({ id: applicantViews.id })
  return rows.length > 0
}

/** Serialised: two concurrent requests would both see room for one. */
export const lockViews = (tx: Db, { personId }: Owner) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`applicant-views:${personId}`}, 0))`)
