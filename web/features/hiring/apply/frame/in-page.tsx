import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { PageData } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'

/** For parts of the layout around the page: they read the page's query cache, on the server as well. */
export function InPage({ children }: { children: ReactNode }) {
  const data = useMatches().at(-1)?.loaderData as PageData | undefined
  return <QueryBoundary state={data?.dehydrated ?? null}>{children}</QueryBoundary>
}
