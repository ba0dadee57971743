import { pgTable, text } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, oneOfCheck } from '#server/platform/db/columns.ts'
import {
  type CompanionEnding,
  companionEndings,
} from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'

/** The people who switched it on. */
export const demoCompanions = pgTable(
  'demo_companions',
  {
    personId: personRef().primaryKey(),
    ending: text('ending').$type<CompanionEnding>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [oneOfCheck('demo_companions_ending', table.ending, companionEndings)],
)
