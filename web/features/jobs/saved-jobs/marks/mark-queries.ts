import type { JobMarks, jobMarksApi } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const marksQuery = (jobIds: readonly string[]) =>
  endpointQuery<typeof jobMarksApi.marks>('GET /talent/api/job-marks', { query: { jobIds: jobIds.join(',') } })

/** Every cached response with marks, for any list. */
export const MARKS_KEY = ['talent', 'job-marks'] as const

export const withMarks = (cached: readonly JobMarks[] | undefined, jobId: string, change: Partial<JobMarks>) =>
  cached?.map((marks) => (marks.jobId === jobId ? { ...marks, ...change } : marks))

export const hiddenQuery = endpointQuery<typeof jobMarksApi.hidden>('GET /talent/api/hidden-jobs', {
  query: { limit: 50 },
})
