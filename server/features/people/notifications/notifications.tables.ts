import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accessTokens, personRef, sessions } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, instant, lengthCheck } from '#server/platform/db/columns.ts'
import type { WordValues } from '#server/platform/wiring/notification-title.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'

export const notifications = pgTable(
  'notifications',
  {
    /** Sorts by time. */
    id: idColumn(),
    personId: personRef().notNull(),
    // Events come and go with the areas, so the list of them is held by the contract alone.
    event: text('event').$type<NotificationEvent>().notNull(),
    /** What it is about: until it is read, more of the same is counted on the same line. '' stands alone. */
    subject: text('subject').notNull().default(''),
    count: integer('count').notNull().default(1),
    values: jsonb('values').$type<WordValues>().notNull().default({}),
    /** The path it leads to. */
    href: text('href').notNull(),
    /** Somebody else whom the words name: it goes with them. */
    aboutId: personRef('about_id'),
    /** Off for who wants it by mail or push alone. */
    isListed: boolean('is_listed').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** When it goes into a mail unless it is read before; null when it does not, or has. */
    mailDueAt: instant('mail_due_at'),
  },
  (table) => [
    index('notifications_list').on(table.personId, table.id).where(sql`${table.isListed}`),
    index('notifications_unread').on(table.personId).where(sql`${table.isListed} and ${table.readAt} is null`),
    index('notifications_about').on(table.aboutId).where(sql`${table.aboutId} is not null`),
    index('notifications_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    uniqueIndex('notifications_one_line')
      .on(table.personId, table.event, table.subject)
      .where(sql`${table.readAt} is null and ${table.subject} <> ''`),
    lengthCheck('notifications_href', table.href, 1, 2048),
  ],
)

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    /** The address at the browser's maker. Whoever has it and the keys can write to that browser. */
    endpoint: text('endpoint').notNull().unique(),
    publicKey: text('public_key').notNull(),
    secret: text('secret').notNull(),
    /** Ends with the sign-in it was made in: the next person at this browser must not read along. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    tokenId: uuid('token_id').references(() => accessTokens.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_person').on(table.personId),
    index('push_subscriptions_session').on(table.sessionId),
    index('push_subscriptions_token').on(table.tokenId),
    check('push_subscriptions_sign_in', sql`num_nonnulls(${table.sessionId}, ${table.tokenId}) = 1`),
  ],
)
