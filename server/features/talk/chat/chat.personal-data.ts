import { inArray, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import {
  conversationMembers,
  conversations,
  messageAttachments,
  messageReactions,
  messageReportEvents,
  messageReports,
  messages,
  messageVersions,
} from './chat.tables.ts'
import { eraseFromConversations } from './conversations/conversations.queries.ts'

const ownMessages = ({ id }: KnownPerson) => sql`(select id from ${messages} where ${messages.senderId} = ${id})`

export const chatPersonalData: PersonalData = {
  name: 'chat',
  tables: [
    {
      table: conversations,
      of: conversations.createdBy,
      kept: 'The other side keeps what it wrote. Who opened the conversation, and with whom, is removed first.',
    },
    { table: conversationMembers, of: conversationMembers.personId },
    { table: messages, of: messages.senderId },
    { table: messageAttachments, of: (person) => inArray(messageAttachments.messageId, ownMessages(person)) },
    { table: messageReactions, of: messageReactions.personId },
    { table: messageVersions, of: (person) => inArray(messageVersions.messageId, ownMessages(person)) },
    { table: messageReports, of: messageReports.reporterId },
    {
      table: messageReportEvents,
      of: messageReportEvents.actorId,
      kept: 'Who decided about a report is stored as an id, which identifies nobody once the account is deleted.',
    },
  ],
  beforeErase: (tx, { id }) => eraseFromConversations(tx, id),
}
