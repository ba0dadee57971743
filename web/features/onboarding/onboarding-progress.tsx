import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isOnboardingStep, onboardingSteps } from '#shared/features/onboarding/onboarding-steps.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { onboardingQuery } from './onboarding-queries.ts'

/** How many of the questions are behind the person, as a thin line over the page. */
export function OnboardingProgress() {
  return (
    <QueryBoundary>
      <Line />
    </QueryBoundary>
  )
}

function Line() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { data } = useQuery({ ...onboardingQuery, enabled: false })
  const requested = search.get('step')
  const step = isOnboardingStep(requested) ? requested : (data?.step ?? onboardingSteps[0])
  const number = onboardingSteps.indexOf(step) + 1
  const count = onboardingSteps.length
  return (
    <ProgressBar label={t`Questions`} valueLabel={t`${number} of ${count}`} value={number} max={count} layout="bare" />
  )
}
