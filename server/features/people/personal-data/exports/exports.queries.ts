import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { transition } from '#server/platform/db/transition.ts'
import {
  type ExportEvent,
  exportStatusMachine,
  isExportInProgress,
  isFailedExport,
  isReadyExport,
} from '#shared/features/people/personal-data/export-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { dataExportEvents, dataExports } from '../personal-data.tables.ts'

export type ExportRow = typeof dataExports.$inferSelect

export async function insertExport(tx: Db, row: typeof dataExports.$inferInsert): Promise<ExportRow> {
  const [inserted] = await tx.insert(dataExports).values(row).returning()
  if (!inserted) throw new Error('insert returned no export')
  return inserted
}

export async function selectExport(db: Db, exportId: Id): Promise<ExportRow | null> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, exportId))
  return row ?? null
}

export async function selectNewestExport(db: Db, personId: Id): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.personId, personId))
    .orderBy(desc(dataExports.id))
    .limit(1)
  return row ?? null
}

/** The one that counts towards the limit: failed ones do not. */
export async function selectLastSuccessfulExport(db: Db, personId: Id): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.personId, personId), statusNotIn(dataExports.status, isFailedExport)))
    .orderBy(desc(dataExports.id))
    .limit(1)
  return row ?? null
}

export const selectExportsOf = (db: Db, personId: Id): Promise<ExportRow[]> =>
  db.select().from(dataExports).where(eq(dataExports.personId, personId))

export const selectExpiredExports = (db: Db, now: Date, limit: number): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExports)
    .where(and(statusIn(dataExports.status, isReadyExport), lte(dataExports.expiresAt, now)))
    .limit(limit)

/** Counts an attempt and restarts from the first part; null if there is nothing left to build. */
export async function startTry(db: Db, exportId: Id): Promise<ExportRow | null> {
  const [row] = await db
    .update(dataExports)
    .set({ tries: sql`${dataExports.tries} + 1`, partsDone: 0 })
    .where(and(eq(dataExports.id, exportId), statusIn(dataExports.status, isExportInProgress)))
    .returning()
  return row ?? null
}

export async function updateProgress(db: Db, exportId: Id, partsDone: number): Promise<void> {
  await db.update(dataExports).set({ partsDone }).where(eq(dataExports.id, exportId))
}

export const moveExport = (
  db: Db,
  row: Pick<ExportRow, 'id' | 'status'>,
  event: ExportEvent,
  facts: Partial<Pick<ExportRow, 'size' | 'expiresAt' | 'partsDone'>> = {},
): Promise<ExportRow> =>
  transition(db, {
    machine: exportStatusMachine,
    table: dataExports,
    events: dataExportEvents,
    id: row.id,
    from: row.status,
    event,
    actor: { role: 'system', id: null },
    facts,
  })
