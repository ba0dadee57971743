import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from '#server/features/accounts/accounts.tables.ts'
import { files } from '#server/features/files/files.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import {
  conversationKinds,
  MAX_MESSAGE,
  messageKinds,
  type Reaction,
  reportReasons,
} from '#shared/features/chat/chat-limits.ts'

const ofPerson = (name: string) => uuid(name).references(() => people.id, { onDelete: 'cascade' })

export const conversations = pgTable(
  'conversations',
  {
    id: idColumn(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** What makes it the only one of its kind: the two people, the person who asked support, the application. */
    about: text('about').notNull(),
    createdBy: uuid('created_by').references(() => people.id, { onDelete: 'set null' }),
    /** Whoever opened it may write once, until the other answers. */
    isRequest: boolean('is_request').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    lastChange: integer('last_change').notNull().default(0),
    /** Sorts by time, so lists of conversations go by it. */
    lastMessageId: uuid('last_message_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('conversations_about').on(table.kind, table.about),
    index('conversations_created_by').on(table.createdBy, table.createdAt),
    oneOfCheck('conversations_kind', table.kind, conversationKinds),
  ],
)

const inConversation = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' })

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: inConversation(),
    personId: ofPerson('person_id').notNull(),
    joinedAt: createdAt(),
    /** From then on they neither see nor hear it. */
    leftAt: instant('left_at'),
    readSeq: integer('read_seq').notNull().default(0),
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    mutedUntil: instant('muted_until'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.personId] }),
    index('conversation_members_person').on(table.personId),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: idColumn(),
    conversationId: inConversation(),
    seq: integer('seq').notNull(),
    change: integer('change').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    senderId: ofPerson('sender_id'),
    clientKey: uuid('client_key'),
    body: text('body').notNull(),
    replyTo: uuid('reply_to').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('messages_order').on(table.conversationId, table.seq),
    index('messages_changes').on(table.conversationId, table.change),
    uniqueIndex('messages_sent_once').on(table.senderId, table.clientKey),
    index('messages_reply_to').on(table.replyTo),
    lengthCheck('messages_body', table.body, 0, MAX_MESSAGE),
    oneOfCheck('messages_kind', table.kind, messageKinds),
    check('messages_sender', sql`(${table.kind} = 'system') = (${table.senderId} is null)`),
  ],
)

const ofMessage = () =>
  uuid('message_id')
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' })

export const messageAttachments = pgTable(
  'message_attachments',
  {
    messageId: ofMessage(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index('message_attachments_file').on(table.fileId),
  ],
)

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: ofMessage(),
    personId: ofPerson('person_id').notNull(),
    emoji: text('emoji').$type<Reaction>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.personId, table.emoji] }),
    index('message_reactions_person').on(table.personId),
  ],
)

/** What was said before it was changed or taken back: a report may come later than the change. */
export const messageVersions = pgTable(
  'message_versions',
  { id: idColumn(), messageId: ofMessage(), body: text('body').notNull(), createdAt: createdAt() },
  (table) => [index('message_versions_message').on(table.messageId)],
)

export const messageReports = pgTable(
  'message_reports',
  {
    id: idColumn(),
    messageId: ofMessage(),
    reporterId: ofPerson('reporter_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('message_reports_once').on(table.messageId, table.reporterId),
    index('message_reports_reporter').on(table.reporterId),
    oneOfCheck('message_reports_reason', table.reason, reportReasons),
    lengthCheck('message_reports_note', table.note, 0, 1000),
  ],
)
