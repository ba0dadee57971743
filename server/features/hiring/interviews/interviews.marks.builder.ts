import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  // Times.
  'interviews.proposed_times',
  // Only days and minutes.
  'interview_requests.availability',
]

export const markedRows: MarkedRows = ({ person, company, job, idOf }) => {
  const requestId = newId()
  const calendarId = newId()
  return [
    sql`insert into interview_requests (id, application_id, company_id, job_id, talent_id, kind, minutes, message, mode, place,
          expires_at, counter_message, decline_note)
        values (${requestId}, ${idOf('application')}, ${company.id}, ${job.id}, ${person.id}, 'final', 45, 'zq-asked', 'phone', 'zq-number',
          now(), 'zq-countered', 'zq-no-interview')`,
    sql`insert into interview_request_times (id, request_id, starts_at, proposer) values (${newId()}, ${requestId}, now(), 'talent')`,
    sql`insert into interview_request_panel (request_id, person_id) values (${requestId}, ${person.id})`,
    sql`insert into interviews (id, application_id, company_id, job_id, talent_id, kind, starts_at, ends_at, mode, place, cancel_note, preparation)
        values (${idOf('interview')}, ${idOf('application')}, ${company.id}, ${job.id}, ${person.id}, 'final', now(), now(), 'phone', 'zq-call',
          'zq-cancelled', 'zq-prepare')`,
    sql`insert into interview_people (interview_id, person_id, seat) values (${idOf('interview')}, ${person.id}, 'talent')`,
    sql`insert into calendar_links (person_id) values (${person.id})`,
    sql`insert into busy_calendars (id, person_id, url, next_read_at) values (${calendarId}, ${person.id}, 'zq-calendar', now())`,
    sql`insert into busy_spans (id, calendar_id, starts_at, ends_at) values (${newId()}, ${calendarId}, now(), now())`,
    sql`insert into trips (id, person_id, zone, from_day, to_day) values (${newId()}, ${person.id}, 'zq-zone', now(), now())`,
    sql`insert into interview_notes (interview_id, person_id, text, changed_at) values (${idOf('interview')}, ${person.id}, 'zq-remember', now())`,
    sql`insert into interview_feedback (interview_id, side, author_id, stars, text) values (${idOf('interview')}, 'talent', ${person.id}, 4, 'zq-friendly')`,
  ]
}
