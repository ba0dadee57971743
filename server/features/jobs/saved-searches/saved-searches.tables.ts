import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { alertRhythms, MAX_SEARCH_NAME } from '#shared/features/jobs/saved-searches/alert-kinds.ts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    name: text('name').notNull(),
    /** In its one form, so that the same search is saved once. */
    search: text('search').notNull(),
    alert: text('alert', { enum: alertRhythms }).notNull(),

    // What new jobs are held against, made from the search when it is saved.
    /** A job that has none of these words cannot match. */
    anchors: text('anchors').array().notNull(),
    docQuery: tsquery('doc_query').notNull(),
    payFrom: integer('pay_from'),
    openTo: text('open_to'),
    overlapMinutes: smallint('overlap_minutes'),
    wordsVersion: smallint('words_version').notNull().default(1),

    /** The address of the feed is made from this number: another number ends the address. */
    feedVersion: integer('feed_version').notNull().default(0),
    hasFeed: boolean('has_feed').notNull().default(false),

    lookedAt: instant('looked_at').notNull().defaultNow(),
    /** Null: nothing to send, or not by time. */
    nextSendAt: instant('next_send_at'),
    lastSentAt: instant('last_sent_at'),
    /** Mails since the person was last here. */
    unansweredMails: smallint('unanswered_mails').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_searches_once').on(table.personId, table.search),
    index('saved_searches_list').on(table.personId, table.id),
    index('saved_searches_anchors').using('gin', table.anchors),
    index('saved_searches_words').on(table.wordsVersion),
    index('saved_searches_due').on(table.nextSendAt).where(sql`${table.nextSendAt} is not null`),
    lengthCheck('saved_searches_name_length', table.name, 1, MAX_SEARCH_NAME),
    oneOfCheck('saved_searches_alert', table.alert, alertRhythms),
  ],
)

/** Jobs that came after a search was saved and that it finds. A job is there once, so it is told of once. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    foundAt: instant('found_at').notNull(),
    /** When it was mailed, or when there was nothing more to mail. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.jobId] }),
    index('saved_search_matches_untold').on(table.searchId).where(sql`${table.toldAt} is null`),
    index('saved_search_matches_found').on(table.foundAt),
  ],
)

/** One row: up to when published jobs were held against the saved searches. */
export const savedSearchProgress = pgTable('saved_search_progress', {
  id: smallint('id').primaryKey(),
  matchedUntil: instant('matched_until').notNull(),
})
