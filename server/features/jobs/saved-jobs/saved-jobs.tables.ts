import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { hideReasons, MAX_NOTE } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'

export const savedJobs = pgTable(
  'saved_jobs',
  {
    /** Sorts by time, so the list can be read in order. */
    id: idColumn(),
    personId: personRef().notNull(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_jobs_once').on(table.personId, table.jobId),
    index('saved_jobs_list').on(table.personId, table.id),
    index('saved_jobs_job').on(table.jobId),
    lengthCheck('saved_jobs_note_length', table.note, 0, MAX_NOTE),
  ],
)

/** A job, or all jobs of a company, that a person does not want to see again. */
export const hiddenItems = pgTable(
  'hidden_items',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    jobId: uuid('job_id').references(() => jobs.id),
    companyId: uuid('company_id').references(() => companies.id),
    reason: text('reason', { enum: hideReasons }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('hidden_items_job').on(table.personId, table.jobId),
    uniqueIndex('hidden_items_company').on(table.personId, table.companyId),
    index('hidden_items_list').on(table.personId, table.id),
    check('hidden_items_one', sql`num_nonnulls(${table.jobId}, ${table.companyId}) = 1`),
    oneOfCheck('hidden_items_reason', table.reason, hideReasons),
  ],
)

/** What happened between a person and a job: seen, applied to. Written by the areas in which it happens. */
export const jobMarks = pgTable(
  'job_marks',
  {
    personId: personRef().notNull(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    firstSeenAt: instant('first_seen_at'),
    lastSeenAt: instant('last_seen_at'),
    views: integer('views').notNull().default(0),
    appliedAt: instant('applied_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.jobId] }), index('job_marks_job').on(table.jobId)],
)
