import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, lengthCheck } from '#server/platform/db/columns.ts'
import { MAX_LIST_NAME, MIN_LIST_NAME } from '#shared/features/jobs/people-search/people-search-limits.ts'

/** Lists of people, shared by the members of a company who hire. */
export const peopleLists = pgTable(
  'people_lists',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdBy: personRef('created_by', 'set null'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('people_lists_name').on(table.companyId, sql`lower(${table.name})`),
    index('people_lists_creator').on(table.createdBy),
    lengthCheck('people_lists_name_length', table.name, MIN_LIST_NAME, MAX_LIST_NAME),
  ],
)

export const listedPeople = pgTable(
  'listed_people',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => peopleLists.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.personId] }),
    index('listed_people_person').on(table.personId),
  ],
)
