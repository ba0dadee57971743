import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { MAX_FEEDBACK, MAX_OWN_NOTES, MAX_STARS } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { interviews } from '../interviews.tables.ts'

const interviewRef = () =>
  uuid('interview_id')
    .notNull()
    .references(() => interviews.id, { onDelete: 'cascade' })

/** What somebody who takes part writes down for themselves. */
export const interviewNotes = pgTable(
  'interview_notes',
  {
    interviewId: interviewRef(),
    personId: personRef().notNull(),
    text: text('text').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.personId] }),
    index('interview_notes_by_person').on(table.personId),
    lengthCheck('interview_notes_text_length', table.text, 1, MAX_OWN_NOTES),
  ],
)

const sides = ['talent', 'company'] as const

/** What each side tells the other afterwards. */
export const interviewFeedback = pgTable(
  'interview_feedback',
  {
    interviewId: interviewRef(),
    side: text('side', { enum: sides }).notNull(),
    /** Null once the account of the member who wrote it is deleted. */
    authorId: personRef('author_id', 'set null'),
    stars: smallint('stars'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.side] }),
    index('interview_feedback_by_author').on(table.authorId),
    lengthCheck('interview_feedback_text_length', table.text, 0, MAX_FEEDBACK),
    check('interview_feedback_stars', sql`${table.stars} between 1 and ${sql.raw(String(MAX_STARS))}`),
    oneOfCheck('interview_feedback_side', table.side, sides),
  ],
)
