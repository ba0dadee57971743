import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { applications } from '#server/features/hiring/applications/applications.tables.ts'
import { attempts, tests } from '#server/features/hiring/screeners/screeners.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { bytes, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { extraTimeReasons } from '#shared/features/hiring/screeners/extra-time.ts'
import {
  appealDecisions,
  declineReasons,
  MAX_APPEAL,
  MAX_MESSAGE,
  releases,
} from '#shared/features/skills/assessments/assessment-limits.ts'
import {
  assessmentStatuses,
  isOpenAssessment,
  isWaiting,
} from '#shared/features/skills/assessments/assessment-status.ts'
import type { TopicScore } from '#shared/features/skills/skills/skills.contract.ts'

export const assessments = pgTable(
  'assessments',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    testId: uuid('test_id')
      .notNull()
      .references(() => tests.id),
    /** Set for a test of the library. */
    skill: text('skill'),
    /** How many questions are drawn; null: all of them. */
    asked: smallint('asked'),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => jobs.id),
    /** Null until somebody with the emailed link, or with the address, has opened it. */
    personId: personRef('person_id'),
    /** In lower case; null for an applicant. */
    email: text('email'),
    invitedBy: personRef('invited_by', 'set null'),
    status: text('status', { enum: assessmentStatuses }).notNull().default('sent'),
    secretHash: bytes('secret_hash').notNull(),
    /** What guests type with their address. */
    codeHash: bytes('code_hash').notNull(),
    message: text('message').notNull(),
    release: text('release', { enum: releases }).notNull(),
    extraTime: text('extra_time', { enum: extraTimeReasons }).notNull().default('none'),
    expiresAt: instant('expires_at').notNull(),
    remindersSent: smallint('reminders_sent').notNull().default(0),
    declineReason: text('decline_reason', { enum: declineReasons }),
    attemptId: uuid('attempt_id').references(() => attempts.id, { onDelete: 'set null' }),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** Copied from the attempt, whose answers are deleted after a while. */
    points: numeric('points', { precision: 7, scale: 2, mode: 'number' }),
    maxPoints: integer('max_points'),
    percent: smallint('percent'),
    passed: boolean('passed'),
    topics: jsonb('topics').$type<TopicScore[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    /** What went wrong, in the person's words; null if they did not appeal. */
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    appealDecision: text('appeal_decision', { enum: appealDecisions }),
    appealReply: text('appeal_reply').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('assessments_secret').on(table.secretHash),
    // Sending the same test again while one is open would only confuse people.
    uniqueIndex('assessments_open_application')
      .on(table.applicationId, table.testId)
      .where(statusIn(table.status, isOpenAssessment)),
    uniqueIndex('assessments_open_email')
      .on(table.companyId, table.email, table.testId)
      .where(statusIn(table.status, isOpenAssessment)),
    index('assessments_by_company').on(table.companyId, table.id),
    index('assessments_by_person').on(table.personId, table.id),
    index('assessments_by_email').on(table.email, table.id).where(sql`${table.personId} is null`),
    index('assessments_by_inviter').on(table.invitedBy),
    index('assessments_by_job').on(table.jobId),
    index('assessments_by_test').on(table.testId),
    index('assessments_by_attempt').on(table.attemptId),
    index('assessments_expiring').on(table.expiresAt).where(statusIn(table.status, isWaiting)),
    oneOfCheck('assessments_status', table.status, assessmentStatuses),
    oneOfCheck('assessments_release', table.release, releases),
    oneOfCheck('assessments_extra_time', table.extraTime, extraTimeReasons),
    oneOfCheck('assessments_decline_reason', table.declineReason, declineReasons),
    lengthCheck('assessments_message_length', table.message, 0, MAX_MESSAGE),
    oneOfCheck('assessments_appeal_decision', table.appealDecision, appealDecisions),
    lengthCheck('assessments_appeal_length', table.appeal, 1, MAX_APPEAL),
    lengthCheck('assessments_appeal_reply_length', table.appealReply, 0, MAX_MESSAGE),
    lengthCheck('assessments_note_length', table.note, 0, MAX_MESSAGE),
    check('assessments_addressee', sql`${table.personId} is not null or ${table.email} is not null`),
  ],
)

export const assessmentEvents = statusEvents('assessment_events')
