import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import type { Identity } from '#shared/access/identity.ts'
import { answeredSteps, onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import { findWaitingForTalent, hasApplied } from './own/own-applications.service.ts'

export const applicationsNextSteps: NextStepSource = async (db, viewer, now) => {
  const [{ answers, tests, testsEndAt }, isReady] = await together(
    db,
    () => findWaitingForTalent(db, viewer.id, now),
    () => isReadyToApply(db, viewer),
  )
  return [
    ...(tests > 0 ? [nextStep('take_test', { count: tests, dueAt: testsEndAt?.toISOString() ?? null })] : []),
    ...(answers > 0 ? [nextStep('answer_company', { count: answers, minutes: answers })] : []),
    ...(isReady ? [nextStep('see_jobs')] : []),
  ]
}

/** The profile is complete, but no application has been sent yet. */
async function isReadyToApply(db: Db, { id, roles }: Identity): Promise<boolean> {
  if (!roles.includes('talent') || (await hasApplied(db, id))) return false
  return answeredSteps(await readTalentFacts({ db }, id)).length === onboardingSteps.length
}
