// The first-run wizard: which question comes next, and when it is finished. The answers belong to the talents feature.

import { changePerson, presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import { together } from '#server/platform/db/queries/together.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import {
  answeredSteps,
  type OnboardingStep,
  onboardingSteps,
  stepAfter,
} from '#shared/features/entry/onboarding/onboarding-steps.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectStep, upsertStep } from './onboarding.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export async function showOnboarding({ db }: Pick<Deps, 'db'>, personId: Id): Promise<Onboarding> {
  const [facts, step] = await together(
    db,
    () => readTalentFacts({ db }, personId),
    () => selectStep(db, personId),
  )
  return { step: step ?? onboardingSteps[0], answered: answeredSteps(facts), facts }
}

/** After the last question the step stays the last. */
export async function advanceStep({ db, clock }: Deps, personId: Id, answered: OnboardingStep): Promise<Onboarding> {
  await upsertStep(db, personId, stepAfter(answered) ?? answered, clock.now())
  return showOnboarding({ db }, personId)
}

export async function goToStep({ db, clock }: Deps, personId: Id, step: OnboardingStep): Promise<Onboarding> {
  await upsertStep(db, personId, step, clock.now())
  return showOnboarding({ db }, personId)
}

/** The first completion counts. */
export async function finishOnboarding({ db, clock }: Deps, viewer: Identity): Promise<Identity> {
  if (!viewer.isOnboarded) await changePerson(db, viewer.id, { onboardedAt: clock.now() })
  return presentPerson(db, viewer.id)
}
