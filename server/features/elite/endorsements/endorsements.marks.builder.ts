import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['endorsers.time_zone', 'endorsements.device_hash', 'endorsements.skills']

export const markedRows: MarkedRows = ({ person, idOf }) => {
  const endorserId = newId()
  return [
    sql`insert into endorsers (id, application_id, person_id, status, name, email, relation, company, locale, time_zone)
        values (${endorserId}, ${idOf('elite-application')}, ${person.id}, 'submitted', 'zq-endorser', 'zq-endorser-address@work.example', 'peer', 'zq-endorser-company', 'en', 'UTC')`,
    sql`insert into endorsements (id, endorser_id, person_id, craft, reliability, communication, initiative, text, again, may_contact, is_public, device_hash)
        values (${newId()}, ${endorserId}, ${person.id}, 5, 5, 5, 5, 'zq-endorsement', 'yes', true, true, '')`,
  ]
}
