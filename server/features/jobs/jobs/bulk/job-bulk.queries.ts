// All rows as one JSON parameter: binding fifty columns of thousands of rows takes longer than writing them.

import { and, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobEvents, jobStages, jobs } from '../jobs.tables.ts'

export const insertJobs = (db: Db, rows: readonly (typeof jobs.$inferSelect)[]) => insertRows(db, jobs, rows)
export const insertStages = (db: Db, rows: readonly (typeof jobStages.$inferSelect)[]) =>
  insertRows(db, jobStages, rows)
export const insertJobEvents = (db: Db, rows: readonly (typeof jobEvents.$inferSelect)[]) =>
  insertRows(db, jobEvents, rows)

/** Rows must be complete: the table's defaults do not apply. */
async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const named = rows.map((row) => {
    const values: Record<string, unknown> = row
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values[key] ?? null]))
  })
  const name = sql.identifier(getTableName(table))
  await db.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(named)}::jsonb)`,
  )
}

export async function selectOpenNativeJobs(db: Db): Promise<Id[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(statusIn(jobs.status, isPublishedJob), isNull(jobs.externalUrl)))
    .orderBy(jobs.publishedAt, jobs.title)
  return rows.map(({ id }) => id)
}
