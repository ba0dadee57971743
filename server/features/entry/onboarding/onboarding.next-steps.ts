import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import { showOnboarding } from './onboarding.service.ts'

/** Each question of the wizard takes about a minute. */
export const onboardingNextSteps: NextStepSource = async (db, viewer) => {
  if (!viewer.roles.includes('talent')) return []
  const { answered } = await showOnboarding({ db }, viewer.id)
  const left = onboardingSteps.filter((one) => !answered.includes(one))
  if (left.length === 0) return []
  if (left.every((one) => one === 'resume')) return [nextStep('add_resume', { minutes: 1 })]
  return [nextStep('finish_set_up', { count: left.length, minutes: left.length })]
}
