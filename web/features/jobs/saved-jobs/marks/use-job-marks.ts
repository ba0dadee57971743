import { useLingui } from '@lingui/react'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { JobMarks } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { marksQuery } from './mark-queries.ts'

// The server renders jobs without marks. A part that hydrates later must start without them as well, even if they are cached by
// then: otherwise React would see a mismatch and keep the outdated button.

const CHUNK_SIZE = 25

/** What the reader has done with each job of a list; requested in the chunks by which the list grows. */
export function useJobMarks(jobIds: readonly string[]): ReadonlyMap<string, JobMarks> {
  const parts = Array.from({ length: Math.ceil(jobIds.length / CHUNK_SIZE) }, (_, part) =>
    jobIds.slice(part * CHUNK_SIZE, (part + 1) * CHUNK_SIZE),
  )
  const answers = useQueries({ queries: parts.map(marksQuery) })
  const isHydrated = useIsHydrated()
  return new Map(answers.flatMap(({ data }) => (isHydrated && data) || []).map((marks) => [marks.jobId, marks]))
}

export function useMarksOf(jobId: string): JobMarks | undefined {
  const { data } = useQuery(marksQuery([jobId]))
  return useIsHydrated() ? data?.[0] : undefined
}

/** The date the reader applied, in their own time zone; null when they have not. */
export function useAppliedOn(
  marks: JobMarks | undefined,
  { zone, now }: { zone: string; now: Instant },
): string | null {
  const { i18n } = useLingui()
  return marks?.appliedAt ? formatShortDate(Date.parse(marks.appliedAt), now, zone, i18n.locale) : null
}
