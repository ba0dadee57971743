import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobStages, jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  type AttributeRating,
  applicationSources,
  entryKinds,
  MAX_COMPANY_NOTE,
  MAX_FEEDBACK,
  MAX_TAKEAWAYS,
  MAX_WITHDRAW_NOTE,
  type OutsideContact,
  outsideStatuses,
  type RejectReason,
  recommendations,
  rejectReasons,
  submissionDeleters,
  withdrawReasons,
} from '#shared/features/hiring/applications/application-kinds.ts'
import { applicationStatuses, isLive, isSubmitted } from '#shared/features/hiring/applications/application-status.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Verdict } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'

/** The fit on the day of the application. */
export type MatchSnapshot = { verdict: Verdict; overlapHours: number | null }

/** `at` is the time of the status event. */
export type SentRejection = { at: string; reason: RejectReason; feedback: string | null; saidNothing: boolean }

export const applications = pgTable(
  'applications',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    talentId: personRef('talent_id').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull().default('submitted'),
    stageId: uuid('stage_id').references(() => jobStages.id, { onDelete: 'set null' }),
    source: text('source', { enum: applicationSources }).notNull(),
    /** The invitation or tracked link it came from. */
    sourceId: uuid('source_id'),
    submittedAt: instant('submitted_at').notNull(),
    lastActivityAt: instant('last_activity_at').notNull(),
    editedAt: instant('edited_at'),
    firstViewedAt: instant('first_viewed_at'),
    resumeOpenedAt: instant('resume_opened_at'),

    /** The reply date committed to on submission; responsiveness is computed from these two. */
    firstDueAt: instant('first_due_at').notNull(),
    firstReplyAt: instant('first_reply_at'),
    /** The current reply date: every reply of the company sets a new one. */
    replyDueAt: instant('reply_due_at'),
    nudgedAt: instant('nudged_at'),
    secondNudgedAt: instant('second_nudged_at'),
    /** Set when the talent was asked to act or the company wrote last; turns.service.ts says how long their turn lasts. */
    awaitsTalentSince: instant('awaits_talent_since'),

    sent: jsonb('sent').$type<SentForm>().notNull(),
    match: jsonb('match').$type<MatchSnapshot>(),
    knockedOut: boolean('knocked_out').notNull(),

    rejectReason: text('reject_reason', { enum: rejectReasons }),
    feedback: text('feedback'),
    givesNoFeedback: boolean('says_nothing').notNull().default(false),
    rejectedBy: personRef('rejected_by', 'set null'),
    /** When a rejection that has been decided will be sent. */
    rejectionDueAt: instant('rejection_due_at'),
    /** Every rejection that was sent; reopening the application does not erase them. */
    sentRejections: jsonb('sent_rejections').$type<readonly SentRejection[]>().notNull().default([]),
    withdrawReason: text('withdraw_reason', { enum: withdrawReasons }),
    withdrawNote: text('withdraw_note'),
    endedAt: instant('ended_at'),
    retentionUntil: instant('retention_until'),
    submissionDeletedAt: instant('submission_deleted_at'),
    submissionDeletedBy: text('submission_deleted_by', { enum: submissionDeleters }),

    isArchived: boolean('is_archived').notNull().default(false),
    conversationId: uuid('conversation_id'),
  },
  (table) => [
    uniqueIndex('applications_one_live').on(table.jobId, table.talentId).where(statusIn(table.status, isLive)),
    index('applications_by_talent').on(table.talentId, table.lastActivityAt, table.id),
    index('applications_by_job').on(table.jobId, table.submittedAt, table.id),
    index('applications_by_job_and_status').on(table.jobId, table.status, table.submittedAt, table.id),
    index('applications_waiting').on(table.jobId, table.replyDueAt, table.id),
    index('applications_by_stage').on(table.stageId),
    index('applications_by_company').on(table.companyId, table.submittedAt),
    index('applications_by_conversation').on(table.conversationId),
    index('applications_by_rejecter').on(table.rejectedBy),
    // Partial indexes: the scheduled jobs only read rows that need work.
    index('applications_unseen').on(table.submittedAt).where(statusIn(table.status, isSubmitted)),
    index('applications_due').on(table.replyDueAt).where(sql`${table.replyDueAt} is not null`),
    index('applications_rejections_due').on(table.rejectionDueAt).where(sql`${table.rejectionDueAt} is not null`),
    index('applications_kept_until').on(table.retentionUntil).where(sql`${table.retentionUntil} is not null`),
    index('applications_live_by_job').on(table.jobId).where(statusIn(table.status, isLive)),
    lengthCheck('applications_feedback_length', table.feedback, 1, MAX_FEEDBACK),
    lengthCheck('applications_withdraw_note_length', table.withdrawNote, 1, MAX_WITHDRAW_NOTE),
    oneOfCheck('applications_status', table.status, applicationStatuses),
    oneOfCheck('applications_source', table.source, applicationSources),
    oneOfCheck('applications_reject_reason', table.rejectReason, rejectReasons),
    oneOfCheck('applications_withdraw_reason', table.withdrawReason, withdrawReasons),
    oneOfCheck('applications_submission_deleted_by', table.submissionDeletedBy, submissionDeleters),
  ],
)

export const applicationEvents = statusEvents('application_events')

const entryActors = ['talent', 'company', 'system'] as const
const entryReaders = ['talent', 'company', 'both'] as const

/**
 * Everything that happened other than status changes. Append-only and outlives the application's content, so it holds kinds and
 * ids, never text about a person.
 */
export const applicationEntries = pgTable(
  'application_entries',
  {
    id: idColumn(),
    applicationId: uuid('application_id').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    visibility: text('visibility', { enum: entryReaders }).notNull(),
    actorRole: text('actor_role', { enum: entryActors }).notNull(),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_entries_by_application').on(table.applicationId, table.createdAt, table.id),
    // For the personal data export.
    index('application_entries_actor').on(table.actorId, table.id),
    oneOfCheck('application_entries_kind', table.kind, entryKinds),
    oneOfCheck('application_entries_visibility', table.visibility, entryReaders),
    oneOfCheck('application_entries_actor_role', table.actorRole, entryActors),
  ],
)

const noteScopes = ['team', 'private'] as const

export const applicationNotes = pgTable(
  'application_notes',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null once the author's account is deleted. */
    authorId: personRef('author_id', 'set null'),
    scope: text('scope', { enum: noteScopes }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_notes_by_application').on(table.applicationId, table.id),
    index('application_notes_by_author').on(table.authorId, table.id),
    lengthCheck('application_notes_length', table.text, 1, MAX_COMPANY_NOTE),
    oneOfCheck('application_notes_scope', table.scope, noteScopes),
  ],
)

export const applicationRatings = pgTable(
  'application_ratings',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    raterId: personRef('rater_id').notNull(),
    rating: smallint('rating').notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.raterId] }),
    index('application_ratings_by_rater').on(table.raterId),
  ],
)

/** What the team of a job rates; a job without a row uses its required skills. */
export const scorecardAttributes = pgTable('scorecard_attributes', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  names: jsonb('names').$type<readonly string[]>().notNull(),
})

type AttributeRow = { name: string; rating: AttributeRating | null }

export const scorecards = pgTable(
  'scorecards',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null once the author's account is deleted. */
    authorId: personRef('author_id', 'set null'),
    overall: text('overall', { enum: recommendations }).notNull(),
    attributes: jsonb('attributes').$type<readonly AttributeRow[]>().notNull(),
    takeaways: text('takeaways').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    uniqueIndex('scorecards_one_each').on(table.applicationId, table.authorId),
    index('scorecards_by_author').on(table.authorId),
    oneOfCheck('scorecards_overall', table.overall, recommendations),
    lengthCheck('scorecards_takeaways_length', table.takeaways, 0, MAX_TAKEAWAYS),
  ],
)

export const outsideApplications = pgTable(
  'outside_applications',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    company: text('company').notNull(),
    role: text('role').notNull(),
    url: text('url'),
    status: text('status', { enum: outsideStatuses }).notNull(),
    appliedOn: date('applied_on'),
    followUpOn: date('follow_up_on'),
    notes: text('notes').notNull(),
    contacts: jsonb('contacts').$type<readonly OutsideContact[]>().notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('outside_applications_by_person').on(table.personId, table.updatedAt, table.id),
    lengthCheck('outside_applications_company_length', table.company, 1, 120),
    lengthCheck('outside_applications_role_length', table.role, 1, 140),
    lengthCheck('outside_applications_notes_length', table.notes, 0, 5_000),
    // No status machine: the talent may set any status in any order.
    oneOfCheck('outside_applications_state', table.status, outsideStatuses),
  ],
)
