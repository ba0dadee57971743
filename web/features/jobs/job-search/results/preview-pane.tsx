import { Suspense } from 'react'
import type { Instant } from '#shared/kit/time-zones.ts'
import { SeenMark } from '#web/features/jobs/saved-jobs/marks/seen-mark.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { useIsSplit } from '../use-is-split.ts'

const JobPreview = lazyPart(async () => (await import('./job-preview.tsx')).JobPreview)

/** The chosen job beside the list, or the first of it. Only where there is room; elsewhere a job is a page. */
export function PreviewPane({
  selected,
  first,
  askedAt,
}: {
  selected: string | null
  first: string | null
  askedAt: Instant
}) {
  const isSplit = useIsSplit()
  const open = selected ?? first
  if (!isSplit || open === null) return null
  return (
    <Suspense fallback={null}>
      <JobPreview id={open} askedAt={askedAt} />
      {/* The first of the list opens by itself: only what was chosen was seen */}
      {selected !== null && <SeenMark key={selected} jobId={selected} />}
    </Suspense>
  )
}
