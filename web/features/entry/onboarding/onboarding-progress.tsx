import { useLingui } from '@lingui/react/macro'
import { onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useShownStep } from './step-address.ts'

/** The current step, as a thin line at the top of the page. */
export function OnboardingProgress() {
  const { t } = useLingui()
  const number = onboardingSteps.indexOf(useShownStep()) + 1
  const count = onboardingSteps.length
  return (
    <ProgressBar label={t`Questions`} valueLabel={t`${number} of ${count}`} value={number} max={count} layout="bare" />
  )
}
