import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusNotIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { feedErrorCodes } from '#shared/features/jobs/feeds/feed-errors.ts'
import type { FeedCorrection } from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import { feedItemStatuses, feedStatuses, holdReasons, isPausedFeed } from '#shared/features/jobs/feeds/feed-status.ts'
import { MAX_FEED_ADDRESS } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { feedSources, type ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import { MAX_BOARD_NAME } from '#shared/features/jobs/jobs/job-limits.ts'

export const feeds = pgTable(
  'feeds',
  {
    id: idColumn(),
    /** Null for a job board, which lists the jobs of many companies. */
    companyId: uuid('company_id').references(() => companies.id),
    /** The board's name, as readers see it. */
    boardName: text('board_name'),
    /** The board only lists remote jobs, so postings that do not say are remote. */
    isRemote: boolean('is_remote').notNull().default(false),
    source: text('source', { enum: feedSources }).notNull(),
    url: text('url').notNull(),
    status: text('status', { enum: feedStatuses }).notNull().default('active'),
    intervalMinutes: integer('interval_minutes').notNull(),
    nextRunAt: instant('next_run_at').notNull(),
    /** Lease of the current run; when it has passed, the run is considered dead. */
    runningUntil: instant('running_until'),
    lastRunAt: instant('last_run_at'),
    lastGoodRunAt: instant('last_good_run_at'),
    etag: text('etag'),
    /** The reader version the etag belongs to; a newer one reads the same text again. */
    readerVersion: smallint('reader_version').notNull().default(0),
    errorCode: text('error_code', { enum: feedErrorCodes }),
    errorDetail: text('error_detail'),
    failures: integer('failures').notNull().default(0),
    unreadable: integer('unreadable').notNull().default(0),
    /** The beginning of some of them, so that somebody can look them up. */
    unreadableSamples: text('unreadable_samples').array().notNull().default([]),
    /** How the company wants certain lines of its postings to be read. */
    corrections: jsonb('corrections').$type<readonly FeedCorrection[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('feeds_once').on(table.companyId, table.url),
    uniqueIndex('feeds_board_once').on(table.url).where(sql`${table.companyId} is null`),
    index('feeds_due').on(table.nextRunAt).where(statusNotIn(table.status, isPausedFeed)),
    index('feeds_by_status').on(table.status, table.id),
    lengthCheck('feeds_url_length', table.url, 1, MAX_FEED_ADDRESS + 200),
    lengthCheck('feeds_board_name_length', table.boardName, 1, MAX_BOARD_NAME),
    check('feeds_board', sql`(${table.companyId} is null) = (${table.boardName} is not null)`),
    check('feeds_interval', sql`${table.intervalMinutes} > 0`),
    oneOfCheck('feeds_source', table.source, feedSources),
    oneOfCheck('feeds_error_code', table.errorCode, feedErrorCodes),
    oneOfCheck('feeds_status', table.status, feedStatuses),
  ],
)

export const feedStatusEvents = statusEvents('feed_events')

export const feedItems = pgTable(
  'feed_items',
  {
    id: idColumn(),
    feedId: uuid('feed_id')
      .notNull()
      .references(() => feeds.id),
    externalId: text('external_id').notNull(),
    status: text('status', { enum: feedItemStatuses }).notNull().default('new'),
    holdReason: text('hold_reason', { enum: holdReasons }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    /** Hash of the job as it was read, to detect changes. */
    contentHash: text('content_hash').notNull(),
    /** Hash of title, places and text, which is equal for the same job in two feeds of a company. */
    likeness: text('likeness').notNull(),
    /** The lines of the text that were understood, so that everyone can judge the reading. */
    evidence: jsonb('evidence').$type<ImportedJob['evidence']>().notNull(),
    jobId: uuid('job_id').references(() => jobs.id),
    /** Consecutive good runs in which it was not listed. */
    missedRuns: smallint('missed_runs').notNull().default(0),
    detailsReadAt: instant('details_read_at'),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('feed_items_external').on(table.feedId, table.externalId),
    index('feed_items_newest').on(table.feedId, table.id),
    index('feed_items_list').on(table.feedId, table.status, table.id),
    index('feed_items_likeness').on(table.likeness),
    index('feed_items_job').on(table.jobId),
    oneOfCheck('feed_items_status', table.status, feedItemStatuses),
    oneOfCheck('feed_items_hold_reason', table.holdReason, holdReasons),
  ],
)

export const feedItemEvents = statusEvents('feed_item_events')
