import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, oneOfCheck } from '#server/platform/db/columns.ts'
import { mediaKinds } from '#shared/features/learning/courses/media/media-kinds.ts'
import { courseDrafts } from '../authoring/drafts.tables.ts'

/** Video, sound and downloads of lessons. A copy of what an operator uploaded, because a course outlives the account of its author. */
export const courseMedia = pgTable(
  'course_media',
  {
    id: idColumn(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => courseDrafts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    type: text('type').notNull(),
    /** As uploaded; only downloads are saved under it. */
    name: text('name'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** 0 for a download. */
    seconds: integer('seconds').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('course_media_by_draft').on(table.draftId),
    oneOfCheck('course_media_kind', table.kind, mediaKinds),
  ],
)
