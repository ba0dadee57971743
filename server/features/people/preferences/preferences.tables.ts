import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { MAX_DOMAIN_LENGTH, seekingStates } from '#shared/features/people/preferences/preference-kinds.ts'
import { type NotificationChannel, type NotificationEvent, notificationModes } from '#shared/notification-facts.ts'

/** One row for whoever has changed anything; for the others the defaults hold. */
export const personPreferences = pgTable(
  'person_preferences',
  {
    personId: personRef().primaryKey(),
    seeking: text('seeking', { enum: seekingStates }).notNull().default('open'),
    // Off until asked for: what a search engine has once seen is hard to take back.
    isInSearchEngines: boolean('is_in_search_engines').notNull().default(false),
    sendsReadReceipts: boolean('sends_read_receipts').notNull().default(true),
    showsPresence: boolean('shows_presence').notNull().default(true),
    /** Minutes after midnight on the person's own clock; both or none. */
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

/** What a person chose otherwise than the default of an event. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    personId: personRef().notNull(),
    // Events come and go with the areas, so the list of them is held by the contract alone.
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
    /** Sorts by time, so the list is read in its order. */
    id: idColumn(),
    personId: personRef().notNull(),
    blockedId: personRef('blocked_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('blocked_people_list').on(table.personId, table.id),
    // A person is blocked once, and is asked for from both sides: may they write to me, may I write to them?
    uniqueIndex('blocked_people_pair').on(table.personId, table.blockedId),
    index('blocked_people_blocked').on(table.blockedId),
    check('blocked_people_other', sql`${table.personId} <> ${table.blockedId}`),
  ],
)
