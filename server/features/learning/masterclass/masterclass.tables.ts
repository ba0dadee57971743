import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
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
import type { KeptContent } from '#server/features/learning/courses/media/media-content.service.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  MAX_TEXT_REPORT_NOTE,
  textReportReasons,
} from '#shared/features/base/operations/text-reports/text-report-limits.ts'
import { courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { MAX_TALK_MESSAGE } from '#shared/features/learning/masterclass/live/live-limits.ts'
import { registrationStatuses } from '#shared/features/learning/masterclass/registration-status.ts'
import { requestStatuses } from '#shared/features/learning/masterclass/request-status.ts'
import {
  MAX_FEEDBACK,
  MAX_QUESTION,
  MAX_TALK_TITLE,
  MAX_TOPIC,
  MAX_WHY,
  MIN_TOPIC,
  talkCategories,
} from '#shared/features/learning/masterclass/talk-kinds.ts'
import { talkStatuses } from '#shared/features/learning/masterclass/talk-status.ts'
import type { TalkSpeaker, TimedText } from '#shared/features/learning/masterclass/talks.contract.ts'

/** `id` is part of its address, so that no browser plays a replaced recording from its cache. */
export type KeptRecording = KeptContent & { kind: 'video' | 'sound'; type: string }

export const talks = pgTable(
  'talks',
  {
    id: idColumn(),
    /** The member who offered it; null for talks that operators created. */
    personId: personRef(),
    category: text('category', { enum: talkCategories }).notNull(),
    title: text('title').notNull(),
    abstract: text('abstract').notNull(),
    /** Markdown. */
    description: text('description').notNull(),
    speakers: jsonb('speakers').$type<TalkSpeaker[]>().notNull(),
    level: text('level', { enum: courseLevels }).notNull(),
    language: text('language').notNull(),
    skills: text('skills').array().notNull().default([]),
    status: text('status', { enum: talkStatuses }).notNull().default('draft'),
    startsAt: instant('starts_at'),
    minutes: integer('minutes').notNull(),
    timeZone: text('time_zone').notNull().default('UTC'),
    capacity: integer('capacity'),
    hasWaitlist: boolean('has_waitlist').notNull().default(true),
    isRecorded: boolean('is_recorded').notNull().default(true),
    streamUrl: text('stream_url'),
    recordingUrl: text('recording_url'),
    /** An uploaded file; it takes precedence over `recordingUrl`. */
    recording: jsonb('recording').$type<KeptRecording>(),
    chapters: jsonb('chapters').$type<TimedText[]>().notNull().default([]),
    transcript: jsonb('transcript').$type<TimedText[]>().notNull().default([]),
    /** Markdown; a line of three dashes starts a new slide. */
    slides: text('slides').notNull().default(''),
    /** Folded, for searching: also the transcript. */
    searchText: text('search_text').notNull().default(''),
    /** What the operator wrote when declining or cancelling it. */
    reason: text('reason'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('talks_by_start').on(table.status, table.startsAt, table.id),
    index('talks_by_category').on(table.category, table.startsAt, table.id),
    index('talks_by_person').on(table.personId, table.id),
    oneOfCheck('talks_category', table.category, talkCategories),
    oneOfCheck('talks_level', table.level, courseLevels),
    oneOfCheck('talks_status', table.status, talkStatuses),
    lengthCheck('talks_title_length', table.title, 1, MAX_TALK_TITLE),
  ],
)

export const talkEvents = statusEvents('talk_events')

const talkRef = () =>
  uuid('talk_id')
    .notNull()
    .references(() => talks.id, { onDelete: 'cascade' })

export const talkRegistrations = pgTable(
  'talk_registrations',
  {
    id: idColumn(),
    talkId: talkRef(),
    personId: personRef().notNull(),
    status: text('status', { enum: registrationStatuses }).notNull(),
    /** Given out while the talk is locked, so it says who came first. */
    place: integer('place').notNull(),
    offerEndsAt: instant('offer_ends_at'),
    remindersSent: smallint('reminders_sent').notNull().default(0),
    joinedAt: instant('joined_at'),
    seenAt: instant('seen_at'),
    handRaisedAt: instant('hand_raised_at'),
    /** When a moderator called on this person; null while the hand is only raised. */
    handCalledAt: instant('hand_called_at'),
    /** Cannot write in the chat any more. */
    mutedAt: instant('muted_at'),
    /** Somebody who missed several talks, and has to confirm from a day before. */
    mustConfirm: boolean('must_confirm').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('talk_registrations_once').on(table.talkId, table.personId),
    uniqueIndex('talk_registrations_place').on(table.talkId, table.place),
    index('talk_registrations_by_person').on(table.personId, table.status),
    index('talk_registrations_offers').on(table.status, table.offerEndsAt),
    index('talk_registrations_hands')
      .on(table.talkId, table.handRaisedAt)
      .where(sql`${table.handRaisedAt} is not null`),
    oneOfCheck('talk_registrations_status', table.status, registrationStatuses),
  ],
)

export const talkRegistrationEvents = statusEvents('talk_registration_events')

export const talkQuestions = pgTable(
  'talk_questions',
  {
    id: idColumn(),
    talkId: talkRef(),
    personId: personRef().notNull(),
    text: text('text').notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    votes: integer('votes').notNull().default(0),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('talk_questions_by_votes').on(table.talkId, table.votes.desc(), table.id),
    index('talk_questions_by_person').on(table.personId, table.talkId),
    lengthCheck('talk_questions_text_length', table.text, 1, MAX_QUESTION),
  ],
)

export const talkQuestionVotes = pgTable(
  'talk_question_votes',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => talkQuestions.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.personId] }),
    index('talk_question_votes_by_person').on(table.personId),
  ],
)

export const talkMessages = pgTable(
  'talk_messages',
  {
    id: idColumn(),
    talkId: talkRef(),
    personId: personRef().notNull(),
    text: text('text').notNull(),
    /** By its author or a moderator. Kept for a while, because it may have been reported. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('talk_messages_by_talk').on(table.talkId, table.id),
    index('talk_messages_by_person').on(table.personId, table.talkId, table.createdAt),
    index('talk_messages_by_age').on(table.createdAt),
    lengthCheck('talk_messages_text_length', table.text, 1, MAX_TALK_MESSAGE),
  ],
)

export const talkMessageReports = pgTable(
  'talk_message_reports',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => talkMessages.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    reason: text('reason', { enum: textReportReasons }).notNull(),
    note: text('note').notNull(),
    /** All open reports of a message are decided at once. */
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.personId] }),
    index('talk_message_reports_by_person').on(table.personId),
    index('talk_message_reports_open').on(table.messageId).where(sql`${table.decidedAt} is null`),
    oneOfCheck('talk_message_reports_reason', table.reason, textReportReasons),
    lengthCheck('talk_message_reports_note_length', table.note, 0, MAX_TEXT_REPORT_NOTE),
  ],
)

export const talkFeedback = pgTable(
  'talk_feedback',
  {
    talkId: talkRef(),
    personId: personRef().notNull(),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.talkId, table.personId] }),
    index('talk_feedback_by_person').on(table.personId),
    lengthCheck('talk_feedback_text_length', table.text, 0, MAX_FEEDBACK),
  ],
)

/** How far a person has watched or read. */
export const talkPositions = pgTable(
  'talk_positions',
  {
    personId: personRef().notNull(),
    talkId: talkRef(),
    seconds: integer('seconds').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.talkId] }),
    index('talk_positions_by_talk').on(table.talkId),
  ],
)

export const talkRequests = pgTable(
  'talk_requests',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    topic: text('topic').notNull(),
    why: text('why').notNull(),
    category: text('category', { enum: talkCategories }).notNull(),
    language: text('language').notNull(),
    status: text('status', { enum: requestStatuses }).notNull().default('open'),
    votes: integer('votes').notNull().default(0),
    talkId: uuid('talk_id').references(() => talks.id, { onDelete: 'set null' }),
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => talkRequests.id, { onDelete: 'set null' }),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('talk_requests_by_votes').on(table.status, table.votes.desc(), table.id),
    index('talk_requests_by_person').on(table.personId, table.status),
    index('talk_requests_by_talk').on(table.talkId),
    index('talk_requests_by_target').on(table.mergedIntoId),
    oneOfCheck('talk_requests_category', table.category, talkCategories),
    oneOfCheck('talk_requests_status', table.status, requestStatuses),
    lengthCheck('talk_requests_topic_length', table.topic, MIN_TOPIC, MAX_TOPIC),
    lengthCheck('talk_requests_why_length', table.why, 0, MAX_WHY),
  ],
)

export const talkRequestEvents = statusEvents('talk_request_events')

export const talkRequestVotes = pgTable(
  'talk_request_votes',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => talkRequests.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.personId] }),
    index('talk_request_votes_by_person').on(table.personId),
  ],
)
