import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { interviews } from '#server/features/hiring/interviews/interviews.tables.ts'
import { bytes, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { MAX_CHAT_TEXT, roomPads } from '#shared/features/hiring/rooms/room-limits.ts'

const interviewRef = () =>
  uuid('interview_id')
    .notNull()
    .references(() => interviews.id, { onDelete: 'cascade' })

/** One tab in the room, from entering to leaving. Distinguishes a no-show from a technical failure. */
export const roomVisits = pgTable(
  'room_visits',
  {
    id: idColumn(),
    interviewId: interviewRef(),
    personId: personRef().notNull(),
    enteredAt: instant('entered_at').notNull(),
    /** The last report of the tab. */
    seenAt: instant('seen_at').notNull(),
    /** Null while present, and if the tab was closed without leaving. */
    leftAt: instant('left_at'),
    /** When media from a peer first arrived; null if it never did. */
    connectedAt: instant('connected_at'),
    reconnects: smallint('reconnects').notNull().default(0),
  },
  (table) => [
    index('room_visits_by_interview').on(table.interviewId, table.enteredAt),
    index('room_visits_by_person').on(table.personId, table.id),
  ],
)

export const roomMessages = pgTable(
  'room_messages',
  {
    id: idColumn(),
    interviewId: interviewRef(),
    personId: personRef().notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('room_messages_by_interview').on(table.interviewId, table.id),
    index('room_messages_by_person').on(table.personId, table.id),
    lengthCheck('room_messages_text_length', table.text, 1, MAX_CHAT_TEXT),
  ],
)

/** The shared texts: one merged Yjs state each, written by everybody in the room. */
export const roomPadStates = pgTable(
  'room_pads',
  {
    interviewId: interviewRef(),
    pad: text('pad', { enum: roomPads }).notNull(),
    state: bytes('state').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.pad] }),
    oneOfCheck('room_pads_pad', table.pad, roomPads),
  ],
)
