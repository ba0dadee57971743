import { useQueries, useQuery } from '@tanstack/react-query'
import type { JobMarks } from '#shared/features/saved-jobs/job-marks.contract.ts'
import { marksQuery } from './mark-queries.ts'

const AT_ONCE = 25

/** What the reader did with each job of a list; asked for in the parts in which the list grows. */
export function useJobMarks(jobIds: readonly string[]): ReadonlyMap<string, JobMarks> {
  const parts = Array.from({ length: Math.ceil(jobIds.length / AT_ONCE) }, (_, part) =>
    jobIds.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const answers = useQueries({ queries: parts.map(marksQuery) })
  return new Map(answers.flatMap(({ data }) => data ?? []).map((marks) => [marks.jobId, marks]))
}

export function useMarksOf(jobId: string): JobMarks | undefined {
  return useQuery(marksQuery([jobId])).data?.[0]
}
