import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { files } from '#server/features/base/files/files.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { applicationSources } from '#shared/features/hiring/applications/application-kinds.ts'
import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { DraftIntro } from '#shared/features/hiring/apply/apply.contract.ts'
import type { CompanyQuestion, FormParts } from '#shared/features/hiring/apply/apply-form.contract.ts'
import {
  applySteps,
  MAX_COVER_NOTE,
  MAX_NAME,
  MAX_PHONE,
  MAX_RESUME_TEXT,
} from '#shared/features/hiring/apply/apply-limits.ts'
import { draftStatuses, isOpenDraft, isSubmittedDraft } from '#shared/features/hiring/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** What a company asks applicants for; a job without a row uses the default form. */
export const applyForms = pgTable('apply_forms', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  parts: jsonb('parts').$type<FormParts>().notNull(),
  questions: jsonb('questions').$type<CompanyQuestion[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The source of each suggested answer the talent has not changed: an earlier application, or the profile (null). */
export type Prefilled = Record<Id, { jobTitle: string; at: string } | null>

export const applicationDrafts = pgTable(
  'application_drafts',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Denormalised from the job, which never changes it. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    personId: personRef().notNull(),
    status: text('status', { enum: draftStatuses }).notNull().default('started'),
    step: text('step', { enum: applySteps }).notNull().default('you'),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    coverNote: text('cover_note').notNull().default(''),
    resumeFileId: uuid('resume_file_id').references(() => files.id, { onDelete: 'set null' }),
    resumeText: text('resume_text').notNull().default(''),
    answers: jsonb('answers').$type<Record<Id, AnswerValue | null>>().notNull().default({}),
    prefilled: jsonb('prefilled').$type<Prefilled>().notNull().default({}),
    intro: jsonb('intro').$type<DraftIntro>(),
    allowsProcessing: boolean('allows_processing').notNull().default(false),
    allowsFutureContact: boolean('allows_future_contact').notNull().default(false),
    /** The version of the form the draft was started with. */
    formVersion: integer('form_version').notNull(),
    source: text('source', { enum: applicationSources }).notNull(),
    /** The invitation or tracked link it came from. */
    sourceId: uuid('source_id'),
    /** Optimistic lock: a device with an outdated copy cannot overwrite anything. */
    revision: integer('revision').notNull().default(0),
    /** Reminders sent since the last edit. */
    reminders: smallint('reminders').notNull().default(0),
    /** The application it was sent as. */
    applicationId: uuid('application_id'),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('application_drafts_one_open')
      .on(table.jobId, table.personId)
      .where(statusIn(table.status, isOpenDraft)),
    index('application_drafts_by_person').on(table.personId, table.updatedAt),
    index('application_drafts_by_job').on(table.jobId, table.status),
    index('application_drafts_by_company').on(table.companyId, table.status),
    index('application_drafts_by_resume').on(table.resumeFileId),
    // Partial index: the scheduled job only reads open drafts.
    index('application_drafts_untouched').on(table.updatedAt).where(statusIn(table.status, isOpenDraft)),
    lengthCheck('application_drafts_name_length', table.name, 0, MAX_NAME),
    lengthCheck('application_drafts_phone_length', table.phone, 0, MAX_PHONE),
    lengthCheck('application_drafts_note_length', table.coverNote, 0, MAX_COVER_NOTE),
    lengthCheck('application_drafts_resume_length', table.resumeText, 0, MAX_RESUME_TEXT),
    oneOfCheck('application_drafts_status', table.status, draftStatuses),
    oneOfCheck('application_drafts_step', table.step, applySteps),
    oneOfCheck('application_drafts_source', table.source, applicationSources),
    check(
      'application_drafts_sent',
      sql`(${statusIn(table.status, isSubmittedDraft)}) = (${table.applicationId} is not null)`,
    ),
  ],
)

export const draftEvents = statusEvents('application_draft_events')

/** Accounts created while applying, until something is sent: abandoned ones are deleted completely. */
export const applyGuests = pgTable(
  'apply_guests',
  {
    personId: personRef().primaryKey(),
    createdAt: createdAt(),
  },
  (table) => [index('apply_guests_by_age').on(table.createdAt)],
)
