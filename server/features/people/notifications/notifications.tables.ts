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
    // Not an enum: events come and go with the features, and the contract validates them.
    event: text('event').$type<NotificationEvent>().notNull(),
    /** Groups repeats: until it is read, more of the same is counted on one row. Empty for no grouping. */
    subject: text('subject').notNull().default(''),
    count: integer('count').notNull().default(1),
    values: jsonb('values').$type<WordValues>().notNull().default({}),
    href: text('href').notNull(),
    /** Another person named in the text: the row is deleted with them. */
    aboutId: personRef('about_id'),
    /** False for somebody who wants it by email or push only. */
    isListed: boolean('is_listed').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** When it is emailed unless read before; null if never, or done. */
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
    /** The push service's URL. With the keys it is enough to push to that browser. */
    endpoint: text('endpoint').notNull().unique(),
    publicKey: text('public_key').notNull(),
    secret: text('secret').notNull(),
    /** Ends with the session it was created in: the next person at this browser must not read along. */
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
