import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { attempts, tests } from '#server/features/hiring/screeners/screeners.tables.ts'
import { createdAt, idColumn, instant } from '#server/platform/db/columns.ts'
import type { TopicScore } from '#shared/features/skills/skills/skills.contract.ts'

/** The test of a skill as last read from the bank; a changed bank becomes a new version. */
export const skillTests = pgTable('skill_tests', {
  /** A slug from server/features/base/reference/skills.ts. */
  skill: text('skill').primaryKey(),
  testId: uuid('test_id')
    .notNull()
    .references(() => tests.id),
  fingerprint: text('fingerprint').notNull(),
})

/** Outlives the attempt: answers are deleted after a while, what they proved is not. */
export const skillResults = pgTable(
  'skill_results',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    skill: text('skill').notNull(),
    attemptId: uuid('attempt_id').references(() => attempts.id, { onDelete: 'set null' }),
    takenAt: instant('taken_at').notNull(),
    percent: smallint('percent').notNull(),
    passed: boolean('passed').notNull(),
    level: smallint('level').notNull(),
    topics: jsonb('topics').$type<TopicScore[]>().notNull(),
    validUntil: instant('valid_until'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('skill_results_attempt').on(table.attemptId),
    index('skill_results_by_person').on(table.personId, table.skill, table.takenAt),
  ],
)
