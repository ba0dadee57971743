import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { PageData } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'

/** For what the frame draws around the page: it reads the same answers as the page, on the server too. */
export function InPage({ children }: { children: ReactNode }) {
  const data = useMatches().at(-1)?.loaderData as PageData | undefined
  return <QueryBoundary state={data?.dehydrated ?? null}>{children}</QueryBoundary>
}
