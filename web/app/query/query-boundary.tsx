// The entry to TanStack Query: a page with queries or mutations is wrapped in one of these, and only such pages load the
// library. `state` is what the server fetched while rendering (web/app/query/page-queries.ts):
//   export default function JobsPage({ loaderData }: { loaderData: PageData }) {
//     return <QueryBoundary state={loaderData.dehydrated}><Jobs /></QueryBoundary>

import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useZoneRules } from '#web/app/document/use-zone-rules.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { PageState } from './page-queries.ts'
import { queryClientFor } from './query-client.ts'

type QueryBoundaryProps = { state?: PageState | null; children: ReactNode }

export function QueryBoundary({ state = null, children }: QueryBoundaryProps) {
  useZoneRules(state?.zones)
  return (
    <QueryClientProvider client={queryClientFor(useSession())}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
