// The way to TanStack Query: a page with queries or mutations stands in one of these, and only such a page loads the
// library. `state` is what the server asked while rendering (web/app/query/page-queries.ts):
//   export default function JobsPage({ loaderData }: { loaderData: PageData }) {
//     return <QueryBoundary state={loaderData.dehydrated}><Jobs /></QueryBoundary>

import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { believeRules } from '#shared/kit/time-zones.ts'
import { isBrowser } from '#web/app/runtime.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { PageState } from './page-queries.ts'
import { queryClientFor } from './query-client.ts'

type QueryBoundaryProps = { state?: PageState | null; children: ReactNode }

export function QueryBoundary({ state = null, children }: QueryBoundaryProps) {
  // Before anything below is drawn; the server believes itself.
  useState(() => isBrowser && state && believeRules(state.zones))
  return (
    <QueryClientProvider client={queryClientFor(useSession())}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
