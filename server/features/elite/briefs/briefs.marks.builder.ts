import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  // Names of skills.
  'brief_interests.match',
]

export const markedRows: MarkedRows = ({ person, company, idOf }) => [
  sql`insert into briefs (id, company_id, created_by, title, summary, scope, deliverables, skills, team, starts_on, weeks, hours_per_week, time_zone, overlap_hours, rate_type, budget_min, budget_max, currency, seats, shortlist_size, reply_days, has_nda, updated_at)
      values (${idOf('brief')}, ${company.id}, null, '', '', '', '[]', '[]', '', '2030-01-01', 1, 20, 'UTC', 0, 'hourly', 1, 2, 'USD', 1, 3, 2, false, now())`,
  sql`insert into brief_interests (id, brief_id, person_id, match, score, reply_by, note, outcome_note)
      values (${newId()}, ${idOf('brief')}, ${person.id}, '{"proven":[],"claimed":[]}', 1, now(), 'zq-brief-note', 'zq-brief-outcome')`,
  sql`insert into brief_questions (id, brief_id, person_id, question, answer)
      values (${newId()}, ${idOf('brief')}, ${person.id}, 'zq-brief-question', 'zq-brief-answer')`,
]
