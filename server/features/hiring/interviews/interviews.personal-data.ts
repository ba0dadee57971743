import { sql } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { busyCalendars, busySpans, calendarLinks } from './busy/calendars.tables.ts'
import {
  interviewEvents,
  interviewPeople,
  interviewRequests,
  interviews,
  requestEvents,
  requestPanel,
  requestTimes,
} from './interviews.tables.ts'
import { interviewFeedback, interviewNotes } from './notes/interview-notes.tables.ts'
import { trips } from './travel/trips.tables.ts'

const historyKept = 'The history only has ids, which identify nobody once the account is deleted.'

export const interviewsPersonalData: PersonalData = {
  name: 'interviews',
  // Requests and interviews a member arranged stay with the company; the foreign keys remove the member.
  tables: [
    { table: interviewRequests, of: interviewRequests.talentId },
    {
      table: requestTimes,
      of: ({ id }) => sql`${requestTimes.requestId} in (select id from interview_requests where talent_id = ${id})`,
    },
    { table: interviews, of: interviews.talentId },
    { table: calendarLinks, of: calendarLinks.personId },
    { table: busyCalendars, of: busyCalendars.personId },
    {
      table: busySpans,
      of: ({ id }) => sql`${busySpans.calendarId} in (select id from busy_calendars where person_id = ${id})`,
    },
    { table: trips, of: trips.personId },
    { table: interviewNotes, of: interviewNotes.personId },
    {
      table: interviewFeedback,
      of: ({ id }) => sql`${interviewFeedback.interviewId} in (select id from interviews where talent_id = ${id})`,
    },
    { table: interviewPeople, of: interviewPeople.personId },
    { table: requestPanel, of: requestPanel.personId },
    { table: requestEvents, of: requestEvents.actorId, kept: historyKept },
    { table: interviewEvents, of: interviewEvents.actorId, kept: historyKept },
  ],
}
