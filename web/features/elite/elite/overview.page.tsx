import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endorsersQuery } from '#web/features/elite/endorsements/endorsements-queries.ts'
import { EndorsersCard } from '#web/features/elite/endorsements/endorsers-card.tsx'
import { standingQuery } from './elite-queries.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { PendingActions } from './parts/pending-actions.tsx'

const queries = pageQueries(() => [standingQuery(), endorsersQuery()])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export default function OnboardingOverviewPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <PendingActions endorsers={<EndorsersCard mayEdit={false} />} />
    </QueryBoundary>
  )
}
