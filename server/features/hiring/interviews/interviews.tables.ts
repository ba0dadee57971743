import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { applications } from '#server/features/hiring/applications/applications.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import type { Availability } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import {
  cancelReasons,
  declineReasons,
  interviewKinds,
  interviewModes,
  MAX_MESSAGE,
  MAX_NOTE,
  MAX_PLACE,
} from '#shared/features/hiring/interviews/interview-kinds.ts'
import { interviewStatuses, isUpcoming } from '#shared/features/hiring/interviews/interview-status.ts'
import { isOpenRequest, requestStatuses } from '#shared/features/hiring/interviews/request-status.ts'

const applicationRef = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })
const jobRef = () =>
  uuid('job_id')
    .notNull()
    .references(() => jobs.id)
const companyRef = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id)

export const interviewRequests = pgTable(
  'interview_requests',
  {
    id: idColumn(),
    applicationId: applicationRef(),
    companyId: companyRef(),
    jobId: jobRef(),
    talentId: personRef('talent_id').notNull(),
    /** Null once the account of the member who asked is deleted. */
    requestedBy: personRef('requested_by', 'set null'),
    kind: text('kind', { enum: interviewKinds }).notNull(),
    minutes: smallint('minutes').notNull(),
    message: text('message').notNull(),
    mode: text('mode', { enum: interviewModes }).notNull(),
    place: text('place').notNull(),
    /** The company's free time the talent may choose from; null where times are offered. */
    availability: jsonb('availability').$type<Availability>(),
    status: text('status', { enum: requestStatuses }).notNull().default('pending'),
    expiresAt: instant('expires_at').notNull(),
    /** How many reminders the talent got. */
    reminders: smallint('reminders').notNull().default(0),
    counterMessage: text('counter_message'),
    declineReason: text('decline_reason', { enum: declineReasons }),
    declineNote: text('decline_note'),
    respondedAt: instant('responded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('interview_requests_one_open')
      .on(table.applicationId, table.kind)
      .where(statusIn(table.status, isOpenRequest)),
    index('interview_requests_by_talent').on(table.talentId, table.createdAt, table.id),
    index('interview_requests_by_company').on(table.companyId, table.createdAt, table.id),
    index('interview_requests_by_application').on(table.applicationId),
    index('interview_requests_by_job').on(table.jobId),
    index('interview_requests_by_member').on(table.requestedBy),
    // The scheduled job only reads rows that need work.
    index('interview_requests_expiring').on(table.expiresAt).where(statusIn(table.status, isOpenRequest)),
    lengthCheck('interview_requests_message_length', table.message, 0, MAX_MESSAGE),
    lengthCheck('interview_requests_place_length', table.place, 0, MAX_PLACE),
    lengthCheck('interview_requests_counter_length', table.counterMessage, 0, MAX_NOTE),
    lengthCheck('interview_requests_note_length', table.declineNote, 0, MAX_NOTE),
    oneOfCheck('interview_requests_status', table.status, requestStatuses),
    oneOfCheck('interview_requests_kind', table.kind, interviewKinds),
    oneOfCheck('interview_requests_mode', table.mode, interviewModes),
    oneOfCheck('interview_requests_decline_reason', table.declineReason, declineReasons),
  ],
)

const proposers = ['talent', 'company'] as const

export const requestTimes = pgTable(
  'interview_request_times',
  {
    id: idColumn(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => interviewRequests.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    proposer: text('proposer', { enum: proposers }).notNull(),
  },
  (table) => [
    uniqueIndex('interview_request_times_once').on(table.requestId, table.proposer, table.startsAt),
    oneOfCheck('interview_request_times_proposer', table.proposer, proposers),
  ],
)

export const requestPanel = pgTable(
  'interview_request_panel',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => interviewRequests.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.personId] }),
    index('interview_request_panel_by_person').on(table.personId),
  ],
)

export const requestEvents = statusEvents('interview_request_events')

const cancellers = ['talent', 'company', 'system'] as const

export const interviews = pgTable(
  'interviews',
  {
    id: idColumn(),
    applicationId: applicationRef(),
    companyId: companyRef(),
    jobId: jobRef(),
    talentId: personRef('talent_id').notNull(),
    /** Null once the organiser's account is deleted. */
    organizerId: personRef('organizer_id', 'set null'),
    kind: text('kind', { enum: interviewKinds }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    mode: text('mode', { enum: interviewModes }).notNull(),
    place: text('place').notNull(),
    status: text('status', { enum: interviewStatuses }).notNull().default('scheduled'),
    /** How many reminders went out for the current time. */
    reminders: smallint('reminders').notNull().default(0),
    /** Raised with every change of time, for the calendars of both sides. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    talentMoves: smallint('talent_moves').notNull().default(0),
    companyMoves: smallint('company_moves').notNull().default(0),
    /** While a side asks to move it: the times it proposes. */
    proposedTimes: jsonb('proposed_times').$type<readonly string[]>(),
    proposedBy: text('proposed_by', { enum: proposers }),
    /** What the company tells the talent beforehand. */
    preparation: text('preparation').notNull().default(''),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    cancelNote: text('cancel_note'),
    cancelledBy: text('cancelled_by', { enum: cancellers }),
    createdAt: createdAt(),
  },
  (table) => [
    index('interviews_by_talent').on(table.talentId, table.startsAt, table.id),
    index('interviews_by_company').on(table.companyId, table.startsAt, table.id),
    index('interviews_by_application').on(table.applicationId),
    index('interviews_by_job').on(table.jobId),
    index('interviews_by_organizer').on(table.organizerId),
    index('interviews_ahead').on(table.startsAt).where(statusIn(table.status, isUpcoming)),
    lengthCheck('interviews_place_length', table.place, 0, MAX_PLACE),
    lengthCheck('interviews_preparation_length', table.preparation, 0, MAX_MESSAGE),
    lengthCheck('interviews_cancel_note_length', table.cancelNote, 0, MAX_NOTE),
    oneOfCheck('interviews_status', table.status, interviewStatuses),
    oneOfCheck('interviews_kind', table.kind, interviewKinds),
    oneOfCheck('interviews_mode', table.mode, interviewModes),
    oneOfCheck('interviews_cancel_reason', table.cancelReason, cancelReasons),
    oneOfCheck('interviews_proposed_by', table.proposedBy, proposers),
    oneOfCheck('interviews_cancelled_by', table.cancelledBy, cancellers),
  ],
)

const seats = ['talent', 'interviewer'] as const

/**
 * Who takes part, each with the time that is booked for them. An exclusion constraint (in the migration) keeps anybody from being
 * booked twice at a time, whoever books first; a cancelled interview gives up its times.
 */
export const interviewPeople = pgTable(
  'interview_people',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    seat: text('seat', { enum: seats }).notNull(),
    bookedFrom: instant('booked_from'),
    bookedTo: instant('booked_to'),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.personId] }),
    index('interview_people_by_person').on(table.personId, table.bookedFrom),
    oneOfCheck('interview_people_seat', table.seat, seats),
  ],
)

export const interviewEvents = statusEvents('interview_events')
