import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, lengthCheck } from '#server/platform/db/columns.ts'
import { MAX_PARTNER, MAX_PERK_ABOUT, MAX_PERK_TITLE } from '#shared/features/market/perks/perk-limits.ts'

/** Written by operators; nothing in it is about a person. */
export const perks = pgTable(
  'perks',
  {
    id: idColumn(),
    partner: text('partner').notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    url: text('url').notNull(),
    code: text('code').notNull(),
    /** Empty: everywhere. */
    countries: text('countries').array().notNull().default([]),
    limit: integer('limit'),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    createdAt: createdAt(),
  },
  (table) => [
    lengthCheck('perks_partner_length', table.partner, 1, MAX_PARTNER),
    lengthCheck('perks_title_length', table.title, 1, MAX_PERK_TITLE),
    lengthCheck('perks_about_length', table.about, 0, MAX_PERK_ABOUT),
  ],
)

export const perkClaims = pgTable(
  'perk_claims',
  {
    perkId: uuid('perk_id')
      .notNull()
      .references(() => perks.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.perkId, table.personId] }),
    index('perk_claims_by_person').on(table.personId),
  ],
)
