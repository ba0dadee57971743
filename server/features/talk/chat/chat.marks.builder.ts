import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'message_reactions.emoji',
  'messages.risks',
  // Our own ids, lengths and names.
  'messages.card',
  'messages.voice',
  'messages.notice',
]

export const markedRows: MarkedRows = ({ person, owner }) => {
  const conversationId = newId()
  const ownId = newId()
  const otherId = newId()
  return [
    sql`insert into conversations (id, kind, about, created_by, is_request)
        values (${conversationId}, 'direct', ${`${person.id} ${owner.id}`}, ${person.id}, false)`,
    sql`insert into conversation_members (conversation_id, person_id) values (${conversationId}, ${person.id})`,
    sql`insert into messages (id, conversation_id, seq, change, kind, sender_id, body, search_text)
        values (${ownId}, ${conversationId}, 1, 1, 'text', ${person.id}, 'zq-message', 'zq-message-folded'),
               (${otherId}, ${conversationId}, 2, 2, 'text', ${owner.id}, 'An answer', 'an answer')`,
    sql`insert into message_versions (id, message_id, body) values (${newId()}, ${ownId}, 'zq-said-before')`,
    sql`insert into message_reactions (message_id, person_id, emoji) values (${otherId}, ${person.id}, '👍')`,
    sql`insert into message_reports (id, message_id, reporter_id, reason, note)
        values (${newId()}, ${otherId}, ${person.id}, 'other', 'zq-report')`,
  ]
}
