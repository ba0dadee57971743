import { useLingui } from '@lingui/react'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { JobMarks } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { marksQuery } from './mark-queries.ts'

// The server draws jobs without marks. Where another part of the page has asked for them meanwhile, a part that comes to life
// later must begin without them all the same: React leaves a button as it was drawn that it believes to be right.

const AT_ONCE = 25

/** What the reader did with each job of a list; asked for in the parts in which the list grows. */
export function useJobMarks(jobIds: readonly string[]): ReadonlyMap<string, JobMarks> {
  const parts = Array.from({ length: Math.ceil(jobIds.length / AT_ONCE) }, (_, part) =>
    jobIds.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const answers = useQueries({ queries: parts.map(marksQuery) })
  const isHydrated = useIsHydrated()
  return new Map(answers.flatMap(({ data }) => (isHydrated && data) || []).map((marks) => [marks.jobId, marks]))
}

export function useMarksOf(jobId: string): JobMarks | undefined {
  const { data } = useQuery(marksQuery([jobId]))
  return useIsHydrated() ? data?.[0] : undefined
}

/** The day on which the reader applied, on their own calendar; null when they did not. */
export function useAppliedOn(
  marks: JobMarks | undefined,
  { zone, now }: { zone: string; now: Instant },
): string | null {
  const { i18n } = useLingui()
  return marks?.appliedAt ? formatShortDate(Date.parse(marks.appliedAt), now, zone, i18n.locale) : null
}
