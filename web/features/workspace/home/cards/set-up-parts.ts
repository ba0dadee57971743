import { type OnboardingStep, onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'

/** The questions of the wizard as the three things a person would call them. */
const parts = {
  place: ['place', 'hours'],
  work: ['pay', 'work'],
  resume: ['resume'],
} as const satisfies Record<string, readonly OnboardingStep[]>

export type SetUpPartName = keyof typeof parts
export type SetUpPart = {
  name: SetUpPartName /** The question to go on with; null when all are answered. */
  next: OnboardingStep | null
}

export function setUpParts(answered: readonly OnboardingStep[]): SetUpPart[] {
  const names = Object.keys(parts) as SetUpPartName[]
  return names.map((name) => ({ name, next: parts[name].find((step) => !answered.includes(step)) ?? null }))
}

export const isSetUp = (answered: readonly OnboardingStep[]): boolean =>
  onboardingSteps.every((step) => answered.includes(step))
