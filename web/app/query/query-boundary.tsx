// The entry to TanStack Query: a page with queries or mutations is wrapped in one of these, and only such pages load the
// library. `state` is what the server fetched while rendering (web/app/query/page-queries.ts):
//   export default function JobsPage({ loaderData }: { loaderData: PageData }) {
//     return <QueryBoundary state={loaderData.dehydrated}><Jobs /></QueryBoundary>

import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useZoneRules } from '#web/app/document/use-zone-rules.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { queryClientFor } from './query-client.ts'
import { type SentState, useSentState } from './sent-state.tsx'

type QueryBoundaryProps = { state?: SentState | null; children: ReactNode }

export function QueryBoundary({ state: sent = null, children }: QueryBoundaryProps) {
  const state = useSentState(sent)
  useZoneRules(state?.zones)
  return (
    <QueryClientProvider client={queryClientFor(useSession())}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
