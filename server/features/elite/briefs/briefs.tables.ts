import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { conversations } from '#server/features/talk/chat/chat.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  briefDeclineReasons,
  MAX_BRIEF_ANSWER,
  MAX_BRIEF_QUESTION,
  MAX_PROPOSAL_NOTE,
  outcomeReasons,
  rateTypes,
} from '#shared/features/elite/briefs/brief-limits.ts'
import type { BriefMatch } from '#shared/features/elite/briefs/brief-match.ts'
import { briefStatuses } from '#shared/features/elite/briefs/brief-status.ts'
import { interestStatuses, isOffered } from '#shared/features/elite/briefs/interest-status.ts'

export const briefs = pgTable(
  'briefs',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    createdBy: personRef('created_by', 'set null'),
    status: text('status', { enum: briefStatuses }).notNull().default('draft'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    scope: text('scope').notNull(),
    deliverables: jsonb('deliverables').$type<string[]>().notNull(),
    skills: jsonb('skills').$type<string[]>().notNull(),
    team: text('team').notNull(),
    startsOn: date('starts_on').notNull(),
    weeks: smallint('weeks').notNull(),
    hoursPerWeek: smallint('hours_per_week').notNull(),
    timeZone: text('time_zone').notNull(),
    overlapHours: smallint('overlap_hours').notNull(),
    rateType: text('rate_type', { enum: rateTypes }).notNull(),
    /** In whole units of the currency. */
    budgetMin: integer('budget_min').notNull(),
    budgetMax: integer('budget_max').notNull(),
    currency: text('currency').notNull(),
    seats: smallint('seats').notNull(),
    shortlistSize: smallint('shortlist_size').notNull(),
    replyDays: smallint('reply_days').notNull(),
    hasNda: boolean('has_nda').notNull(),
    /** Null until it is published. */
    replyBy: instant('reply_by'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    oneOfCheck('briefs_status', table.status, briefStatuses),
    oneOfCheck('briefs_rate_type', table.rateType, rateTypes),
    index('briefs_company').on(table.companyId, table.id),
    index('briefs_created_by').on(table.createdBy),
  ],
)

export const briefInterests = pgTable(
  'brief_interests',
  {
    id: idColumn(),
    briefId: uuid('brief_id')
      .notNull()
      .references(() => briefs.id),
    personId: personRef().notNull(),
    status: text('status', { enum: interestStatuses }).notNull().default('offered'),
    match: jsonb('match').$type<BriefMatch>().notNull(),
    score: smallint('score').notNull(),
    /** The same as the brief’s, for the job that ends unanswered ones. */
    replyBy: instant('reply_by').notNull(),
    rate: integer('rate'),
    startsOn: date('starts_on'),
    hoursPerWeek: smallint('hours_per_week'),
    note: text('note').notNull().default(''),
    respondedAt: instant('responded_at'),
    declineReason: text('decline_reason', { enum: briefDeclineReasons }),
    outcomeReason: text('outcome_reason', { enum: outcomeReasons }),
    outcomeNote: text('outcome_note').notNull().default(''),
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('brief_interests_once').on(table.briefId, table.personId),
    index('brief_interests_person').on(table.personId, table.id),
    index('brief_interests_due').on(table.replyBy).where(statusIn(table.status, isOffered)),
    index('brief_interests_conversation').on(table.conversationId),
    oneOfCheck('brief_interests_status', table.status, interestStatuses),
    oneOfCheck('brief_interests_decline_reason', table.declineReason, briefDeclineReasons),
    oneOfCheck('brief_interests_outcome_reason', table.outcomeReason, outcomeReasons),
    lengthCheck('brief_interests_note_length', table.note, 0, MAX_PROPOSAL_NOTE),
  ],
)

export const briefQuestions = pgTable(
  'brief_questions',
  {
    id: idColumn(),
    briefId: uuid('brief_id')
      .notNull()
      .references(() => briefs.id),
    personId: personRef().notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: personRef('answered_by', 'set null'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('brief_questions_brief').on(table.briefId, table.id),
    index('brief_questions_person').on(table.personId),
    index('brief_questions_answered_by').on(table.answeredBy),
    lengthCheck('brief_questions_question_length', table.question, 1, MAX_BRIEF_QUESTION),
    lengthCheck('brief_questions_answer_length', table.answer, 0, MAX_BRIEF_ANSWER),
  ],
)

/** Of briefs and of members’ interest in them; their ids are unique among both. */
export const briefEvents = statusEvents('brief_events')
