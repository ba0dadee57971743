// The onboarding questions in order, and which of them have been answered.

import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'

export const onboardingSteps = ['place', 'hours', 'pay', 'work', 'resume'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

export const isOnboardingStep = (word: unknown): word is OnboardingStep => onboardingSteps.some((step) => step === word)

export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null

export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null

export function answeredSteps(facts: TalentFacts): OnboardingStep[] {
  const answers: Record<OnboardingStep, unknown> = {
    place: facts.place,
    hours: facts.hours,
    pay: facts.payFloor,
    work: facts.work,
    resume: facts.resume,
  }
  return onboardingSteps.filter((step) => answers[step] !== null)
}
