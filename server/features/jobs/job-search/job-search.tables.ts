import { sql } from 'drizzle-orm'
import { bigint, bigserial, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { createdAt, instant } from '#server/platform/db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

// Open jobs only, and narrow enough to stay in memory. Written solely by triggers on jobs and companies, so no change of a job
// can forget it.
export const jobSearch = pgTable(
  'job_search',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    postedAt: instant('posted_at').notNull(),
    companyId: uuid('company_id').notNull(),
    // Values that many jobs share, as one text ("key") each: counting per key and then splitting the keys is what makes exact
    // counts cheap.
    shape: text('shape').notNull(),
    reach: text('reach').notNull(),
    hours: text('hours').notNull(),
    languages: text('languages').notNull(),
    skillIds: text('skill_ids').array().notNull(),
    pay: integer('pay'),
    /** Words weighted by where they occur, and every value that can be filtered by. */
    doc: tsvector('doc').notNull(),
  },
  (table) => [
    index('job_search_doc').using('gin', table.doc).with({ fastupdate: false }),
    // Scanned backwards: newest, or best paid, first.
    index('job_search_newest').on(table.postedAt, table.jobId),
    index('job_search_pay').on(sql`coalesce(${table.pay}, 0)`, table.postedAt, table.jobId),
  ],
)

/** Every word that was ever searchable, for correcting typos. */
export const jobSearchWords = pgTable('job_search_words', {
  /** Lower case, without accents and punctuation. */
  word: text('word').primaryKey(),
})

/** The outbox: jobs that were added to the search, changed or removed. Read by the index of every node. */
export const jobSearchChanges = pgTable(
  'job_search_changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** Sequence numbers become visible out of order; the transaction id tells which rows may still be missing. */
    xid: bigint('xid', { mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    jobId: uuid('job_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_search_changes_xid').on(table.xid, table.seq),
    index('job_search_changes_created').on(table.createdAt),
  ],
)
