import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { messageTemplates } from './message-templates.tables.ts'

export type TemplateRow = typeof messageTemplates.$inferSelect
type Fields = Pick<TemplateRow, 'kind' | 'name' | 'versions'>

export const selectTemplates = (db: Db, companyId: Id): Promise<TemplateRow[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, companyId))
    .orderBy(sql`lower(${messageTemplates.name})`, messageTemplates.id)

export async function countTemplates(db: Db, companyId: Id): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, companyId))
  return row?.value ?? 0
}

/** Whether another template of this kind has the name. */
export async function isNameTaken(db: Db, companyId: Id, { kind, name }: Fields, except: Id | null): Promise<boolean> {
  const [row] = await db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.companyId, companyId),
        eq(messageTemplates.kind, kind),
        sql`lower(${messageTemplates.name}) = lower(${name})`,
        except === null ? undefined : ne(messageTemplates.id, except),
      ),
    )
  return row !== undefined
}

export async function insertTemplate(db: Db, row: typeof messageTemplates.$inferInsert): Promise<TemplateRow> {
  const [inserted] = await db.insert(messageTemplates).values(row).returning()
  if (!inserted) throw new Error('insert returned no template')
  return inserted
}

const own = (companyId: Id, id: Id) => and(eq(messageTemplates.companyId, companyId), eq(messageTemplates.id, id))

export async function selectTemplate(db: Db, companyId: Id, id: Id): Promise<TemplateRow | null> {
  const [row] = await db.select().from(messageTemplates).where(own(companyId, id))
  return row ?? null
}

export async function updateTemplate(
  db: Db,
  companyId: Id,
  id: Id,
  facts: Fields & { updatedAt: Date },
): Promise<TemplateRow | null> {
  const [row] = await db.update(messageTemplates).set(facts).where(own(companyId, id)).returning()
  return row ?? null
}

export async function deleteTemplate(db: Db, companyId: Id, id: Id): Promise<boolean> {
  const rows = await db.delete(messageTemplates).where(own(companyId, id)).returning({ id: messageTemplates.id })
  return rows.length > 0
}

/** Serialises changes to a company's templates, so that the limit and the names hold. */
export const lockTemplates = (tx: Db, companyId: Id) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message-templates:${companyId}`}, 0))`)
