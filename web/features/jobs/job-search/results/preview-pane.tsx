import { Suspense } from 'react'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import type { AssumedHome } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { useIsSplit } from '../use-is-split.ts'

const JobPreview = lazyPart(async () => (await import('./job-preview.tsx')).JobPreview)
const SeenMark = lazyPart(async () => (await import('#web/features/jobs/saved-jobs/marks/seen-mark.tsx')).SeenMark)

/** The selected job next to the list, or the first one. Only where there is room; elsewhere a job is a page. */
export function PreviewPane({
  selected,
  result,
  assumed,
  requestedAt,
}: {
  selected: string | null
  result: JobSearchResult
  assumed: AssumedHome
  requestedAt: Instant
}) {
  const isSplit = useIsSplit()
  const open = selected ?? result.items[0]?.id
  if (!isSplit || open === undefined) return null
  return (
    <Suspense fallback={null}>
      <JobPreview id={open} assumed={assumed} requestedAt={requestedAt} />
      {/* The first job opens by itself: only a selected one counts as seen */}
      {selected !== null && <SeenMark key={selected} jobId={selected} />}
    </Suspense>
  )
}
