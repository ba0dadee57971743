import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  attemptStatuses,
  isNotStarted,
  isOpenAttempt,
  isRunning,
} from '#shared/features/hiring/screeners/attempt-status.ts'
import type { CodeResult } from '#shared/features/hiring/screeners/code/code-question.ts'
import type { AnswerValue, Question } from '#shared/features/hiring/screeners/question.contract.ts'
import {
  MAX_COMMENT,
  MAX_CORRECTION,
  MAX_EXTRA_TIME,
  MAX_INTRO,
  MAX_TITLE,
} from '#shared/features/hiring/screeners/screener-limits.ts'
import { navigations } from '#shared/features/hiring/screeners/sections/navigation.ts'
import type { Material, Section } from '#shared/features/hiring/screeners/sections/section.contract.ts'

export const tests = pgTable(
  'screener_tests',
  {
    id: idColumn(),
    /** Null: a skill test of the platform itself. */
    companyId: uuid('company_id').references(() => companies.id),
    /** The current version. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('screener_tests_by_company').on(table.companyId, table.id)],
)

/** Immutable: an attempt is scored by the version it was given. */
export const testVersions = pgTable(
  'screener_test_versions',
  {
    testId: uuid('test_id')
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    minutes: smallint('minutes').notNull(),
    passPercent: smallint('pass_percent'),
    isShuffled: boolean('is_shuffled').notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    /** How many of them each person gets: pools ask only some. */
    questionCount: smallint('question_count').notNull().default(0),
    sections: jsonb('sections').$type<Section[]>().notNull().default([]),
    materials: jsonb('materials').$type<Material[]>().notNull().default([]),
    navigation: text('navigation', { enum: navigations }).notNull().default('free'),
    isBlind: boolean('is_blind').notNull().default(false),
    isDouble: boolean('is_double').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.version] }),
    lengthCheck('screener_test_versions_title', table.title, 3, MAX_TITLE),
    lengthCheck('screener_test_versions_intro', table.intro, 0, MAX_INTRO),
    oneOfCheck('screener_test_versions_navigation', table.navigation, navigations),
    check('screener_test_versions_minutes', sql`${table.minutes} between 1 and 45`),
    check('screener_test_versions_pass_percent', sql`${table.passPercent} between 1 and 100`),
  ],
)

export const jobScreeners = pgTable(
  'job_screeners',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    testId: uuid('test_id')
      .notNull()
      .references(() => tests.id),
    position: smallint('position').notNull(),
    isRequired: boolean('is_required').notNull(),
    /** Null: before the application is sent. */
    laterDays: smallint('later_days'),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.testId] }),
    index('job_screeners_by_test').on(table.testId),
    check('job_screeners_later_days', sql`${table.laterDays} between 0 and 14`),
  ],
)

export const attempts = pgTable(
  'screener_attempts',
  {
    id: idColumn(),
    testId: uuid('test_id').notNull(),
    version: integer('version').notNull(),
    personId: personRef().notNull(),
    /** Null: taken for oneself, to prove a skill. */
    jobId: uuid('job_id').references(() => jobs.id),
    status: text('status', { enum: attemptStatuses }).notNull().default('not_started'),
    /** Seeds the order of questions and options. */
    seed: integer('seed').notNull(),
    questionOrder: uuid('question_order').array().notNull(),
    extraTime: doublePrecision('extra_time').notNull().default(1),
    /** When it has to be started by; null if it is part of applying. */
    dueAt: instant('due_at'),
    remindedAt: instant('reminded_at'),
    startedAt: instant('started_at'),
    endsAt: instant('ends_at'),
    /** The index of the open step, in a test that is taken step by step. */
    step: smallint('step').notNull().default(0),
    /** When the time of its section is up; null if that has no limit of its own. */
    sectionEndsAt: instant('section_ends_at'),
    /** When the page last reported; never later than the end. */
    seenAt: instant('seen_at'),
    /** Since when the page has been hidden or closed. */
    leftAt: instant('left_at'),
    /** The active tab; null once it is closed. */
    tabId: uuid('tab_id'),
    /** How long the clock has stood still; `endsAt` includes it. */
    pausedMs: integer('paused_ms').notNull().default(0),
    /** When it was submitted, or its time was up. */
    submittedAt: instant('submitted_at'),
    points: numeric('points', { precision: 7, scale: 2, mode: 'number' }),
    maxPoints: integer('max_points').notNull(),
    percent: smallint('percent'),
    passed: boolean('passed'),
    /** The company that asked for it does not release the result to the person. */
    hidesResult: boolean('hides_result').notNull().default(false),
    /** The later version whose answer keys count, because the company corrected them; null: its own. */
    keyVersion: integer('key_version'),
    /** Why it was marked again by the corrected key; the person reads it. */
    correction: text('correction').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'screener_attempts_version',
      columns: [table.testId, table.version],
      foreignColumns: [testVersions.testId, testVersions.version],
    }),
    // However often and on however many devices somebody presses "start", one clock runs.
    uniqueIndex('screener_attempts_open')
      .on(table.testId, table.personId, table.jobId)
      .where(statusIn(table.status, isOpenAttempt)),
    uniqueIndex('screener_attempts_open_own')
      .on(table.testId, table.personId)
      .where(sql`${table.jobId} is null and ${statusIn(table.status, isOpenAttempt)}`),
    index('screener_attempts_by_person').on(table.personId, table.jobId),
    index('screener_attempts_by_job').on(table.jobId),
    index('screener_attempts_by_test').on(table.testId),
    index('screener_attempts_ending').on(table.endsAt).where(statusIn(table.status, isRunning)),
    index('screener_attempts_due')
      .on(table.dueAt)
      .where(sql`${statusIn(table.status, isNotStarted)} and ${table.remindedAt} is null`),
    oneOfCheck('screener_attempts_status', table.status, attemptStatuses),
    lengthCheck('screener_attempts_correction', table.correction, 0, MAX_CORRECTION),
    check('screener_attempts_extra_time', sql`${table.extraTime} between 1 and ${sql.raw(String(MAX_EXTRA_TIME))}`),
  ],
)

export const attemptEvents = statusEvents('screener_attempt_events')

/** What an attempt counts for: the draft it was started from, the application it became, and later ones. */
export const attemptSubjects = pgTable(
  'screener_attempt_subjects',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** No foreign key: applications belong to another feature. */
    subjectId: uuid('subject_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.subjectId] }),
    index('screener_attempt_subjects_subject').on(table.subjectId),
  ],
)

export const answers = pgTable(
  'screener_answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    /** Wrapped: a bare text that looks like a number would be read back as one. */
    value: jsonb('value').$type<{ given: AnswerValue }>().notNull(),
    seq: integer('seq').notNull(),
    savedAt: instant('saved_at').notNull(),
    points: numeric('points', { precision: 6, scale: 2, mode: 'number' }),
    /** How often code was tried on the examples. */
    runs: smallint('runs').notNull().default(0),
    /** Of all tests of a code question, once it is over. */
    codeResult: jsonb('code_result').$type<CodeResult>(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
)

/** One member's mark for one answer. Two markers do not see each other's. */
export const marks = pgTable(
  'screener_marks',
  {
    id: idColumn(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    markerId: personRef('marker_id', 'set null'),
    points: numeric('points', { precision: 6, scale: 2, mode: 'number' }).notNull(),
    /** For each criterion of the rubric, the index of the chosen level. */
    levels: jsonb('levels').$type<number[]>().notNull().default([]),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('screener_marks_marker').on(table.attemptId, table.questionId, table.markerId),
    index('screener_marks_by_marker').on(table.markerId),
    lengthCheck('screener_marks_comment', table.comment, 0, MAX_COMMENT),
  ],
)

export const recordedKinds = ['connection_lost', 'taken_over', 'late_answer'] as const

/** What happened while it was taken, beyond steps and answers. For the person's own log; it decides nothing. */
export const attemptRecords = pgTable(
  'screener_attempt_records',
  {
    id: idColumn(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: recordedKinds }).notNull(),
    at: instant('at').notNull(),
    until: instant('until'),
    pausedMs: integer('paused_ms').notNull().default(0),
    questionId: uuid('question_id'),
  },
  (table) => [
    index('screener_attempt_records_attempt').on(table.attemptId, table.id),
    uniqueIndex('screener_attempt_records_late')
      .on(table.attemptId, table.questionId)
      .where(sql`${table.questionId} is not null`),
    oneOfCheck('screener_attempt_records_kind', table.kind, recordedKinds),
  ],
)

/** A question of an interview that somebody has seen: the time to think starts then. Recordings refer to its id. */
export const prompts = pgTable(
  'screener_prompts',
  {
    id: idColumn(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    shownAt: instant('shown_at').notNull(),
  },
  (table) => [uniqueIndex('screener_prompts_question').on(table.attemptId, table.questionId)],
)
