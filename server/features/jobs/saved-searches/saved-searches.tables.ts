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
import { alertFrequencies, MAX_SEARCH_NAME } from '#shared/features/jobs/saved-searches/alert-kinds.ts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    name: text('name').notNull(),
    /** In canonical form, so that the same search is saved once. */
    search: text('search').notNull(),
    alert: text('alert', { enum: alertFrequencies }).notNull(),

    // What new jobs are matched against, derived when the search is saved.
    /** A job that contains none of these words cannot match. */
    anchors: text('anchors').array().notNull(),
    docQuery: tsquery('doc_query').notNull(),
    payFrom: integer('pay_from'),
    openTo: text('open_to'),
    overlapMinutes: smallint('overlap_minutes'),
    wordsVersion: smallint('words_version').notNull().default(1),

    /** The feed's address is derived from this number: a new number invalidates the old address. */
    feedVersion: integer('feed_version').notNull().default(0),
    hasFeed: boolean('has_feed').notNull().default(false),

    lookedAt: instant('looked_at').notNull().defaultNow(),
    /** Null when there is nothing to send, or the alert is not scheduled. */
    nextSendAt: instant('next_send_at'),
    lastSentAt: instant('last_sent_at'),
    /** Emails since the person's last visit. */
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
    oneOfCheck('saved_searches_alert', table.alert, alertFrequencies),
  ],
)

/** New jobs a saved search has found. Each job is listed once, so it is sent once. */
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
    /** When it was sent, or skipped for good. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.jobId] }),
    index('saved_search_matches_untold').on(table.searchId).where(sql`${table.toldAt} is null`),
    index('saved_search_matches_found').on(table.foundAt),
  ],
)

/** A single row: how far published jobs have been matched against the saved searches. */
export const savedSearchProgress = pgTable('saved_search_progress', {
  id: smallint('id').primaryKey(),
  matchedUntil: instant('matched_until').notNull(),
})
