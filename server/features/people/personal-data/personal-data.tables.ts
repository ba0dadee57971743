import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  deletionStatuses,
  isPendingDeletion,
  isScheduledDeletion,
} from '#shared/features/people/personal-data/deletion-status.ts'
import {
  exportStatuses,
  isExportInProgress,
  isReadyExport,
} from '#shared/features/people/personal-data/export-status.ts'
import { MAX_DELETION_REASON } from '#shared/features/people/personal-data/personal-data-limits.ts'

export const dataExports = pgTable(
  'data_exports',
  {
    id: idColumn(),
    personId: personRef('person_id', 'no action').notNull(),
    status: text('status', { enum: exportStatuses }).notNull(),
    partsDone: integer('parts_done').notNull().default(0),
    partsTotal: integer('parts_total').notNull(),
    /** Started attempts, including those of workers that died halfway. */
    tries: integer('tries').notNull().default(0),
    size: bigint('size', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    // Two concurrent requests create one export.
    uniqueIndex('data_exports_under_way').on(table.personId).where(statusIn(table.status, isExportInProgress)),
    index('data_exports_person').on(table.personId, table.id),
    index('data_exports_expiry').on(table.expiresAt).where(statusIn(table.status, isReadyExport)),
    oneOfCheck('data_exports_status', table.status, exportStatuses),
    check(
      'data_exports_ready',
      sql`${statusNotIn(table.status, isReadyExport)} or (${table.size} > 0 and ${table.expiresAt} is not null)`,
    ),
  ],
)

export const dataExportEvents = statusEvents('data_export_events')

export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: idColumn(),
    personId: personRef('person_id', 'no action').notNull(),
    status: text('status', { enum: deletionStatuses }).notNull(),
    /** Optional, in the person's own words. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    scheduledFor: instant('scheduled_for').notNull(),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('deletion_requests_open').on(table.personId).where(statusIn(table.status, isPendingDeletion)),
    index('deletion_requests_person').on(table.personId, table.id),
    index('deletion_requests_due').on(table.scheduledFor).where(statusIn(table.status, isScheduledDeletion)),
    lengthCheck('deletion_requests_reason_length', table.reason, 1, MAX_DELETION_REASON),
    oneOfCheck('deletion_requests_status', table.status, deletionStatuses),
  ],
)

export const deletionRequestEvents = statusEvents('deletion_request_events')

/** Erased people, identified only by a hash of the id: whoever returns with a backup is erased again. */
export const erasedPeople = pgTable('erased_people', {
  idHash: bytes('id_hash').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
})
