import { Plural } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { countQuery } from '#web/features/jobs/job-search/address/search-queries.ts'
import { onboardingQuery } from './onboarding-queries.ts'
import { searchOf } from './search-of-facts.ts'

/** How many jobs match the answers so far, at the bottom of every step. */
export function JobsThatFit() {
  return (
    <QueryBoundary>
      <FitCount />
    </QueryBoundary>
  )
}

function FitCount() {
  const { data: onboarding } = useQuery({ ...onboardingQuery, enabled: false })
  const search = onboarding && searchOf(onboarding.facts)
  const { data } = useQuery({
    ...countQuery(search ?? searchOf(null)),
    enabled: search !== undefined,
    // Keep showing the previous count until the new one is loaded.
    placeholderData: keepPreviousData,
  })
  return data && <Plural value={data.total} one="# matching job so far" other="# matching jobs so far" />
}
