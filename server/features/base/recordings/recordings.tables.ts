import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { files } from '#server/features/base/files/files.tables.ts'
import { createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { recordingKinds, recordingPurposes } from '#shared/features/base/recordings/recording-kinds.ts'
import {
  isKeptRecording,
  isOngoingRecording,
  recordingStatuses,
} from '#shared/features/base/recordings/recording-status.ts'

export const recordings = pgTable(
  'recordings',
  {
    id: idColumn(),
    ownerId: personRef('owner_id').notNull(),
    purpose: text('purpose', { enum: recordingPurposes }).notNull(),
    /** Points at whatever the registered purpose records for. */
    subjectId: uuid('subject_id').notNull(),
    kind: text('kind', { enum: recordingKinds }).notNull(),
    status: text('status', { enum: recordingStatuses }).notNull().default('recording'),
    /** As announced, then as detected once it is kept. */
    type: text('type').notNull(),
    /** Null until it is kept. A take kept whole shares its id with its file; a trimmed part has its own. */
    fileId: uuid('file_id').references(() => files.id),
    /** How many bytes have arrived. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    durationMs: integer('duration_ms'),
    /** Null for an uploaded file or a copied earlier recording. */
    take: integer('take'),
    /** Counts as a take: it was kept, or ran long enough. */
    isCounted: boolean('is_counted').notNull().default(false),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('recordings_of_subject').on(table.purpose, table.subjectId, table.ownerId),
    index('recordings_of_owner').on(table.ownerId, table.id),
    index('recordings_unfinished').on(table.createdAt).where(statusIn(table.status, isOngoingRecording)),
    uniqueIndex('recordings_file').on(table.fileId),
    oneOfCheck('recordings_status', table.status, recordingStatuses),
    oneOfCheck('recordings_kind', table.kind, recordingKinds),
    oneOfCheck('recordings_purpose', table.purpose, recordingPurposes),
    check(
      'recordings_kept',
      sql`${statusNotIn(table.status, isKeptRecording)} or (${table.fileId} is not null and ${table.durationMs} is not null)`,
    ),
  ],
)

export const recordingEvents = statusEvents('recording_events')
