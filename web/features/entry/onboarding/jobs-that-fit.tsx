import { Plural } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { countQuery } from '#web/features/jobs/job-search/address/search-queries.ts'
import { onboardingQuery } from './onboarding-queries.ts'
import { searchOf } from './search-of-facts.ts'

/** What the answers so far are worth, at the foot of every question. */
export function JobsThatFit() {
  return (
    <QueryBoundary>
      <FitCount />
    </QueryBoundary>
  )
}

function FitCount() {
  const { data: told } = useQuery({ ...onboardingQuery, enabled: false })
  const search = told && searchOf(told.facts)
  const { data } = useQuery({
    ...countQuery(search ?? searchOf(null)),
    enabled: search !== undefined,
    // The figure of the question before stays until the new one is known.
    placeholderData: keepPreviousData,
  })
  return data && <Plural value={data.total} one="# matching job so far" other="# matching jobs so far" />
}
