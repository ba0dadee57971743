import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { files } from '#server/features/base/files/files.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  conversationKinds,
  MAX_MESSAGE,
  MAX_REPORT_NOTE,
  messageKinds,
  type Reaction,
  reportReasons,
} from '#shared/features/talk/chat/chat-limits.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { reportStatuses } from '#shared/features/talk/chat/report-status.ts'
import type { SystemNotice } from '#shared/features/talk/chat/system-notices.ts'
import type { TextRisk } from '#shared/kit/text/text-risks.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: idColumn(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** Unique per kind: the two people, who asked support, person and company, or the application. */
    about: text('about').notNull(),
    /** The company one side writes for. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    createdBy: personRef('created_by', 'set null'),
    /** Whoever opened it may write once, until the other side answers. */
    isRequest: boolean('is_request').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    lastChange: integer('last_change').notNull().default(0),
    /** Sorts by time, so lists are ordered by it. */
    lastMessageId: uuid('last_message_id'),
    /** Set by an operator: nobody may write any more. */
    frozenAt: instant('frozen_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('conversations_about').on(table.kind, table.about),
    index('conversations_by_kind').on(table.kind, table.lastMessageId),
    index('conversations_company').on(table.companyId),
    index('conversations_job').on(table.jobId),
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
    personId: personRef().notNull(),
    /** The seat is for this company, while the person hires there. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    joinedAt: createdAt(),
    /** From then on they neither see it nor receive anything. */
    leftAt: instant('left_at'),
    readSeq: integer('read_seq').notNull().default(0),
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    mutedUntil: instant('muted_until'),
    /** Members of a company who have not written are not named to the other side. */
    hasWritten: boolean('has_written').notNull().default(false),
    /** Edits and reactions in the minute that started at `changesSince`. */
    changes: integer('changes').notNull().default(0),
    changesSince: instant('changes_since'),
    /** The person has dismissed warnings up to here. */
    warnedSeq: integer('warned_seq').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.personId] }),
    index('conversation_members_person').on(table.personId),
    index('conversation_members_company').on(table.companyId),
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
    senderId: personRef('sender_id'),
    clientKey: uuid('client_key'),
    body: text('body').notNull(),
    /** The folded body, for searching. */
    searchText: text('search_text').notNull().default(''),
    risks: text('risks').array().$type<TextRisk[]>().notNull().default([]),
    card: jsonb('card').$type<NonNullable<Message['card']>>(),
    voice: jsonb('voice').$type<NonNullable<Message['voice']>>(),
    notice: jsonb('notice').$type<SystemNotice>(),
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
    // Substring search in one's own conversations, in any language.
    index('messages_search').using('gin', table.conversationId, table.searchText.op('gin_trgm_ops')),
    index('messages_risky')
      .on(table.conversationId, table.seq)
      .where(sql`${table.risks} <> '{}' and ${table.deletedAt} is null`),
    lengthCheck('messages_body', table.body, 0, MAX_MESSAGE),
    oneOfCheck('messages_kind', table.kind, messageKinds),
    check('messages_sender', sql`(${table.kind} = 'system') = (${table.senderId} is null)`),
    check('messages_notice', sql`(${table.kind} = 'system') = (${table.notice} is not null)`),
    check('messages_card', sql`(${table.kind} = 'card') = (${table.card} is not null)`),
    check('messages_voice', sql`(${table.kind} = 'voice') = (${table.voice} is not null)`),
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
    personId: personRef().notNull(),
    emoji: text('emoji').$type<Reaction>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.personId, table.emoji] }),
    index('message_reactions_person').on(table.personId),
  ],
)

/** Previous texts of edited and deleted messages: a report may come after the change. */
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
    reporterId: personRef('reporter_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull(),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('message_reports_once').on(table.messageId, table.reporterId),
    index('message_reports_reporter').on(table.reporterId),
    oneOfCheck('message_reports_reason', table.reason, reportReasons),
    index('message_reports_by_status').on(table.status, table.id),
    lengthCheck('message_reports_note', table.note, 0, MAX_REPORT_NOTE),
    oneOfCheck('message_reports_status', table.status, reportStatuses),
  ],
)

export const messageReportEvents = statusEvents('message_report_events')
