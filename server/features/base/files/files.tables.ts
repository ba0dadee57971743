import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { fileKindNames } from '#shared/features/base/files/file-kinds.ts'
import { fileStatuses, isReadyFile, isUnfinishedFile } from '#shared/features/base/files/file-status.ts'
import { MAX_FILE_NAME_LENGTH } from '#shared/features/base/files/files.contract.ts'

export const files = pgTable(
  'files',
  {
    id: idColumn(),
    // No cascade: a person's files are removed one by one, so that their content is deleted, too.
    personId: personRef('person_id', 'no action').notNull(),
    kind: text('kind', { enum: fileKindNames }).notNull(),
    name: text('name').notNull(),
    /** As detected in the content; for images, the type they were re-encoded to. */
    type: text('type'),
    /** Size of the original upload, to which the hash refers, too. */
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256'),
    storageKey: text('storage_key').notNull().unique(),
    width: integer('width'),
    height: integer('height'),
    status: text('status', { enum: fileStatuses }).notNull(),
    /** When it was first sent with something; from then on its owner cannot remove it. */
    heldAt: instant('held_at'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOfCheck('files_status', table.status, fileStatuses),
    oneOfCheck('files_kind', table.kind, fileKindNames),
    check('files_name_length', sql`char_length(${table.name}) between 1 and ${sql.raw(String(MAX_FILE_NAME_LENGTH))}`),
    check('files_size', sql`${table.size} > 0`),
    check(
      'files_ready',
      sql`${statusNotIn(table.status, isReadyFile)} or (${table.type} is not null and ${table.sha256} is not null)`,
    ),
    index('files_person').on(table.personId, table.id),
    index('files_unfinished').on(table.createdAt).where(statusIn(table.status, isUnfinishedFile)),
  ],
)

export const fileEvents = statusEvents('file_events')
