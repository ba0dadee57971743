import { pgTable, text } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'

/** Progress of the wizard. Answers are talent facts; completion is people.onboarded_at. */
export const onboardings = pgTable(
  'onboardings',
  {
    personId: personRef().primaryKey(),
    step: text('step', { enum: onboardingSteps }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [oneOfCheck('onboardings_step', table.step, onboardingSteps)],
)
