import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'notifications.event',
  'push_subscriptions.endpoint',
  'push_subscriptions.public_key',
  'push_subscriptions.secret',
]

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into notifications (id, person_id, event, subject, values, href, is_listed)
      values (${newId()}, ${person.id}, 'export_ready', 'zq-told', '{"name":"zq-told-name"}', '/zq-told-path', true)`,
]
