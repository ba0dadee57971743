import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { dismissReasons } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'
import type { PartWorths } from '#shared/features/jobs/recommendations/ranking/rank-jobs.ts'
import type {
  DismissedJob,
  RankedJob,
  RankedPerson,
} from '#shared/features/jobs/recommendations/ranking/ranking-sides.ts'

const ofJob = () =>
  uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' })

/** A row for everyone who has ever used the switch; for all others recommendations are on. */
export const recommendationSettings = pgTable('recommendation_settings', {
  personId: personRef().primaryKey(),
  isOn: boolean('is_on').notNull(),
})

export const recommendationDismissals = pgTable(
  'recommendation_dismissals',
  {
    personId: personRef().notNull(),
    jobId: ofJob(),
    reason: text('reason', { enum: dismissReasons }).notNull(),
    /** A snapshot: later edits of the job must not change what was dismissed. */
    job: jsonb('job').$type<DismissedJob>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.jobId] }),
    index('recommendation_dismissals_list').on(table.personId, table.createdAt),
    index('recommendation_dismissals_job').on(table.jobId),
    oneOfCheck('recommendation_dismissals_reason', table.reason, dismissReasons),
  ],
)

/** One ranking as it was shown: which version, and the person's data it was based on. */
export const recommendationRuns = pgTable(
  'recommendation_runs',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    version: text('version').notNull(),
    person: jsonb('person').$type<RankedPerson>().notNull(),
    /** Hash of the whole ranking, so that an unchanged one is logged once. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('recommendation_runs_person').on(table.personId, table.createdAt),
    index('recommendation_runs_created').on(table.createdAt),
  ],
)

export const recommendationScores = pgTable(
  'recommendation_scores',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => recommendationRuns.id, { onDelete: 'cascade' }),
    jobId: ofJob(),
    /** Starts at 1. */
    place: smallint('place').notNull(),
    score: doublePrecision('score').notNull(),
    worths: jsonb('worths').$type<PartWorths>().notNull(),
    job: jsonb('job').$type<RankedJob>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.jobId] }), index('recommendation_scores_job').on(table.jobId)],
)
