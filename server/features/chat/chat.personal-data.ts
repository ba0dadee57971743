import { inArray, sql } from 'drizzle-orm'
import type { KnownPerson, PersonalData } from '#server/platform/personal-data/personal-data.ts'
import {
  conversationMembers,
  conversations,
  messageAttachments,
  messageReactions,
  messageReports,
  messages,
  messageVersions,
} from './chat.tables.ts'
import { forgetInConversations } from './conversations.queries.ts'

const ownMessages = ({ id }: KnownPerson) => sql`(select id from ${messages} where ${messages.senderId} = ${id})`

export const chatPersonalData: PersonalData = {
  name: 'chat',
  tables: [
    {
      table: conversations,
      of: conversations.createdBy,
      kept: 'the other side keeps what it wrote; who opened it and with whom is taken out before',
    },
    { table: conversationMembers, of: conversationMembers.personId },
    { table: messages, of: messages.senderId },
    { table: messageAttachments, of: (person) => inArray(messageAttachments.messageId, ownMessages(person)) },
    { table: messageReactions, of: messageReactions.personId },
    { table: messageVersions, of: (person) => inArray(messageVersions.messageId, ownMessages(person)) },
    { table: messageReports, of: messageReports.reporterId },
  ],
  beforeErase: (tx, { id }) => forgetInConversations(tx, id),
}
