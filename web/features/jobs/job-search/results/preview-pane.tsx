import { Suspense } from 'react'
import type { Instant } from '#shared/kit/time-zones.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { useIsSplit } from '../use-is-split.ts'

const JobPreview = lazyPart(async () => (await import('./job-preview.tsx')).JobPreview)
const SeenMark = lazyPart(async () => (await import('#web/features/jobs/saved-jobs/marks/seen-mark.tsx')).SeenMark)

/** The selected job next to the list, or the first one. Only where there is room; elsewhere a job is a page. */
export function PreviewPane({
  selected,
  first,
  requestedAt,
}: {
  selected: string | null
  first: string | null
  requestedAt: Instant
}) {
  const isSplit = useIsSplit()
  const open = selected ?? first
  if (!isSplit || open === null) return null
  return (
    <Suspense fallback={null}>
      <JobPreview id={open} requestedAt={requestedAt} />
      {/* The first job opens by itself: only a selected one counts as seen */}
      {selected !== null && <SeenMark key={selected} jobId={selected} />}
    </Suspense>
  )
}
