import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { countryCode, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import type { JobChange } from '#shared/features/jobs/jobs/job-changes.ts'
import { type JobFields, type JobLocation, stageKinds } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import {
  DEFAULT_REPLY_DAYS,
  MAX_BOARD_NAME,
  MAX_BONUS,
  MAX_CLOSING_NOTE,
  MAX_DEPARTMENT,
  MAX_DESCRIPTION,
  MAX_EQUITY,
  MAX_EXTERNAL_ID,
  MAX_STAGE_NAME,
  MAX_TEMPLATE_NAME,
  MAX_TITLE,
  MIN_TEMPLATE_NAME,
  MIN_TITLE,
} from '#shared/features/jobs/jobs/job-limits.ts'
import {
  closeReasons,
  isClosedJob,
  isOpenJob,
  isPublishedJob,
  jobStatuses,
} from '#shared/features/jobs/jobs/job-status.ts'
import {
  type Eligibility,
  employmentTypes,
  engagements,
  equipmentTerms,
  type JobHours,
  type JobLanguage,
  type JobPay,
  type JobSkill,
  seniorities,
  statableTerms,
  workplaces,
} from '#shared/features/jobs/jobs/job-terms.ts'
import { jobSources } from '#shared/features/jobs/jobs/jobs.contract.ts'

const visibilities = ['public', 'unlisted', 'invite_only'] as const

// Jobs are read and written as a whole, so their values are columns; stages are referenced by others, so they have rows.
export const jobs = pgTable(
  'jobs',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    slug: text('slug').notNull(),
    status: text('status', { enum: jobStatuses }).notNull().default('draft'),
    closeReason: text('close_reason', { enum: closeReasons }),
    /** An operator's reason for sending it back or taking it down. */
    statusReason: text('status_reason'),
    visibility: text('visibility', { enum: visibilities }).notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    responsibilities: text('responsibilities').array().notNull(),
    requirements: text('requirements').array().notNull(),
    benefits: text('benefits').array().notNull(),
    department: text('department'),
    openings: smallint('openings').notNull(),
    employmentType: text('employment_type', { enum: employmentTypes }).notNull(),
    engagements: text('engagements', { enum: engagements }).array().notNull(),
    workplace: text('workplace', { enum: workplaces }).notNull(),
    seniority: text('seniority', { enum: seniorities }).notNull(),
    unstated: text('unstated', { enum: statableTerms }).array().notNull().default([]),
    eligibility: jsonb('eligibility').$type<Eligibility>().notNull(),
    hours: jsonb('hours').$type<JobHours>().notNull(),
    pay: jsonb('pay').$type<JobPay>(),
    languages: jsonb('languages').$type<readonly JobLanguage[]>().notNull(),
    skills: jsonb('skills').$type<readonly JobSkill[]>().notNull(),
    locations: jsonb('locations').$type<readonly JobLocation[]>().notNull(),
    travelPercent: smallint('travel_percent').notNull(),
    equipment: text('equipment', { enum: equipmentTerms }),
    equity: text('equity'),
    bonus: text('bonus'),
    replyDays: smallint('reply_days').notNull().default(DEFAULT_REPLY_DAYS),
    applicationCap: smallint('application_cap'),

    source: text('source', { enum: jobSources }).notNull().default('native'),
    externalId: text('external_id'),
    externalUrl: text('external_url'),
    /** The job board it was found on; null for jobs from the company itself. */
    postedOn: text('posted_on'),

    /** Null for imported jobs. */
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
    closesAt: instant('closes_at'),
    closedAt: instant('closed_at'),
    /** The company's message to everyone with an open application when the job closed. */
    closingNote: text('closing_note'),
    lastConfirmedAt: instant('last_confirmed_at'),
    /** When the company was last asked "still hiring?", and how often since its last answer. */
    askedAt: instant('asked_at'),
    unansweredAsks: smallint('unanswered_asks').notNull().default(0),
    warnedAt: instant('warned_at'),

    // What the search reads, derived from the other columns by search-facts.service.ts on every write. Not null and without
    // defaults, so that no row can be written without it.
    searchTitle: text('search_title').notNull(),
    searchSkills: text('search_skills').notNull(),
    searchRest: text('search_rest').notNull(),
    searchTags: text('search_tags').array().notNull(),
    searchShape: text('search_shape').notNull(),
    searchReach: text('search_reach').notNull(),
    searchHours: text('search_hours').notNull(),
    searchLanguages: text('search_languages').notNull(),
    searchSkillIds: text('search_skill_ids').array().notNull(),
    /** Upper bound per year in euros. */
    searchPay: integer('search_pay'),
    /** Null if neither the job nor its company says where it is. */
    teamCountry: countryCode('team_country'),
  },
  (table) => [
    uniqueIndex('jobs_slug').on(table.slug),
    index('jobs_by_company').on(table.companyId, table.id),
    index('jobs_by_status').on(table.status, table.id),
    uniqueIndex('jobs_external').on(table.companyId, table.source, table.externalId),
    index('jobs_moderated').on(table.companyId).where(sql`${table.closeReason} = 'moderated'`),
    // The scheduled upkeep only reads open jobs.
    index('jobs_closing').on(table.closesAt).where(statusIn(table.status, isOpenJob)),
    index('jobs_confirming').on(table.askedAt, table.lastConfirmedAt).where(statusIn(table.status, isPublishedJob)),
    index('jobs_archiving').on(table.closedAt).where(statusIn(table.status, isClosedJob)),
    lengthCheck('jobs_title_length', table.title, MIN_TITLE, MAX_TITLE),
    lengthCheck('jobs_description_length', table.description, 0, MAX_DESCRIPTION),
    lengthCheck('jobs_department_length', table.department, 1, MAX_DEPARTMENT),
    lengthCheck('jobs_equity_length', table.equity, 1, MAX_EQUITY),
    lengthCheck('jobs_bonus_length', table.bonus, 1, MAX_BONUS),
    lengthCheck('jobs_closing_note_length', table.closingNote, 1, MAX_CLOSING_NOTE),
    lengthCheck('jobs_external_id_length', table.externalId, 1, MAX_EXTERNAL_ID),
    lengthCheck('jobs_posted_on_length', table.postedOn, 1, MAX_BOARD_NAME),
    check('jobs_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'jobs_close_reason_when_closed',
      sql`${statusNotIn(table.status, isClosedJob)} or ${table.closeReason} is not null`,
    ),
    check(
      'jobs_published_when_open',
      sql`${statusNotIn(table.status, isPublishedJob)} or ${table.publishedAt} is not null`,
    ),
    oneOfCheck('jobs_status', table.status, jobStatuses),
    oneOfCheck('jobs_close_reason', table.closeReason, closeReasons),
    oneOfCheck('jobs_visibility', table.visibility, visibilities),
    oneOfCheck('jobs_employment_type', table.employmentType, employmentTypes),
    oneOfCheck('jobs_workplace', table.workplace, workplaces),
    oneOfCheck('jobs_seniority', table.seniority, seniorities),
    oneOfCheck('jobs_source', table.source, jobSources),
  ],
)

export const jobEvents = statusEvents('job_events')

/** Edits of a job since it was first published, one row per edit. */
export const jobChanges = pgTable(
  'job_changes',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    status: text('status', { enum: jobStatuses }).notNull(),
    /** Null for changes by a feed. */
    actorId: uuid('actor_id'),
    changes: jsonb('changes').$type<readonly JobChange[]>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('job_changes_by_job').on(table.jobId, table.id),
    // One person's changes, for their export.
    index('job_changes_actor').on(table.actorId, table.id),
    oneOfCheck('job_changes_status', table.status, jobStatuses),
  ],
)

/** The pipeline of a job, in order. */
export const jobStages = pgTable(
  'job_stages',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: stageKinds }).notNull(),
  },
  (table) => [
    uniqueIndex('job_stages_place').on(table.jobId, table.place),
    lengthCheck('job_stages_name_length', table.name, 1, MAX_STAGE_NAME),
    oneOfCheck('job_stages_kind', table.kind, stageKinds),
  ],
)

/** Who may read an invite-only job. */
export const jobReaders = pgTable(
  'job_readers',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.personId] }), index('job_readers_person').on(table.personId)],
)

/** The company's members who work on a job; without any, all do. */
export const jobMembers = pgTable(
  'job_members',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    addedBy: personRef('added_by', 'set null'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.personId] }),
    index('job_members_person').on(table.personId),
    index('job_members_adder').on(table.addedBy),
  ],
)

/** A job to start new ones from; it is a copy, so later edits of the original do not change it. */
export const jobTemplates = pgTable(
  'job_templates',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fields: jsonb('fields').$type<JobFields>().notNull(),
    createdBy: personRef('created_by', 'set null'),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_templates_company').on(table.companyId, table.id),
    index('job_templates_creator').on(table.createdBy),
    lengthCheck('job_templates_name_length', table.name, MIN_TEMPLATE_NAME, MAX_TEMPLATE_NAME),
  ],
)
