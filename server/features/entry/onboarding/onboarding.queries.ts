import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { OnboardingStep } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import type { Id } from '#shared/kit/ids.ts'
import { onboardings } from './onboarding.tables.ts'

export async function selectStep(db: Db, personId: Id): Promise<OnboardingStep | null> {
  const [row] = await db.select({ step: onboardings.step }).from(onboardings).where(eq(onboardings.personId, personId))
  return row?.step ?? null
}

export async function upsertStep(db: Db, personId: Id, step: OnboardingStep, now: Date): Promise<void> {
  await db
    .insert(onboardings)
    .values({ personId, step, updatedAt: now })
    .onConflictDoUpdate({ target: onboardings.personId, set: { step, updatedAt: now } })
}
