import { type OnboardingStep, onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'

/** The steps of the wizard, grouped into the three parts people think of. */
const parts = {
  place: ['place', 'hours'],
  work: ['pay', 'work'],
  resume: ['resume'],
} as const satisfies Record<string, readonly OnboardingStep[]>

export type SetUpPartName = keyof typeof parts
export type SetUpPart = {
  name: SetUpPartName
  /** The step to continue with; null when all are answered. */
  next: OnboardingStep | null
}

export function setUpParts(answered: readonly OnboardingStep[]): SetUpPart[] {
  const names = Object.keys(parts) as SetUpPartName[]
  return names.map((name) => ({ name, next: parts[name].find((step) => !answered.includes(step)) ?? null }))
}

export const isSetUp = (answered: readonly OnboardingStep[]): boolean =>
  onboardingSteps.every((step) => answered.includes(step))
