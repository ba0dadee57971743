import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { MAX_DOMAIN_LENGTH, seekingStates } from '#shared/features/people/preferences/preference-kinds.ts'
import { type NotificationChannel, type NotificationEvent, notificationModes } from '#shared/notification-facts.ts'

/** Only for people who have changed something; the defaults apply to the others. */
export const personPreferences = pgTable(
  'person_preferences',
  {
    personId: personRef().primaryKey(),
    seeking: text('seeking', { enum: seekingStates }).notNull().default('open'),
    // Opt-in: what a search engine has indexed is hard to take back.
    isInSearchEngines: boolean('is_in_search_engines').notNull().default(false),
    sendsReadReceipts: boolean('sends_read_receipts').notNull().default(true),
    showsPresence: boolean('shows_presence').notNull().default(true),
    /** Opt-in: people are told that nobody but them sees their minimum pay. */
    isFoundByPay: boolean('is_found_by_pay').notNull().default(false),
    /** Minutes after midnight in the person's time zone; both or neither. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
  },
  (table) => [
    oneOfCheck('person_preferences_seeking', table.seeking, seekingStates),
    check(
      'person_preferences_quiet_hours',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null)
        and ${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439
        and ${table.quietFrom} <> ${table.quietTo}`,
    ),
  ],
)

/** Choices that differ from the event's default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    personId: personRef().notNull(),
    // Not an enum: events come and go with the features, and the contract validates them.
    event: text('event').$type<NotificationEvent>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    mode: text('mode', { enum: notificationModes }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.event, table.channel] }),
    oneOfCheck('notification_choices_mode', table.mode, notificationModes),
  ],
)

export const hiddenCompanies = pgTable(
  'hidden_companies',
  {
    personId: personRef().notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.companyId] }),
    index('hidden_companies_company').on(table.companyId),
  ],
)

export const hiddenDomains = pgTable(
  'hidden_domains',
  {
    personId: personRef().notNull(),
    domain: text('domain').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.domain] }),
    lengthCheck('hidden_domains_length', table.domain, 4, MAX_DOMAIN_LENGTH),
  ],
)

export const blockedPeople = pgTable(
  'blocked_people',
  {
    /** Sorts by time. */
    id: idColumn(),
    personId: personRef().notNull(),
    blockedId: personRef('blocked_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('blocked_people_list').on(table.personId, table.id),
    // Unique per pair, and looked up from both sides.
    uniqueIndex('blocked_people_pair').on(table.personId, table.blockedId),
    index('blocked_people_blocked').on(table.blockedId),
    check('blocked_people_other', sql`${table.personId} <> ${table.blockedId}`),
  ],
)
