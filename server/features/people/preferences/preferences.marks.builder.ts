import { sql } from 'drizzle-orm'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['notification_choices.event', 'notification_choices.channel']

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into hidden_domains (person_id, domain) values (${person.id}, 'zq-employer.example')`,
]
