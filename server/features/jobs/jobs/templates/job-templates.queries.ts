import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobTemplates } from '../jobs.tables.ts'

export type TemplateRow = typeof jobTemplates.$inferSelect

export const selectTemplates = (db: Db, companyId: Id): Promise<TemplateRow[]> =>
  db
    .select()
    .from(jobTemplates)
    .where(eq(jobTemplates.companyId, companyId))
    .orderBy(asc(sql`lower(${jobTemplates.name})`), asc(jobTemplates.id))

export async function selectTemplate(db: Db, id: Id): Promise<TemplateRow | null> {
  const [row] = await db.select().from(jobTemplates).where(eq(jobTemplates.id, id))
  return row ?? null
}

export async function insertTemplate(db: Db, template: typeof jobTemplates.$inferInsert): Promise<TemplateRow> {
  const [row] = await db.insert(jobTemplates).values(template).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export const countTemplates = (db: Db, companyId: Id): Promise<number> =>
  db.$count(jobTemplates, eq(jobTemplates.companyId, companyId))

export async function deleteTemplate(db: Db, id: Id): Promise<void> {
  await db.delete(jobTemplates).where(eq(jobTemplates.id, id))
}
