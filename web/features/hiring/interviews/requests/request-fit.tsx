import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { jobFit } from '#web/features/jobs/jobs/parts/job-fit.ts'
import { JobFitMarks } from '#web/features/jobs/jobs/parts/job-fit-marks.tsx'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'

/** What the interview is for: whether the job is open to the reader, how their hours overlap, what it pays. */
export function RequestFit({ card, requestedAt }: { card: JobCard; requestedAt: Instant }) {
  const reader = useJobReader(requestedAt)
  return <JobFitMarks fit={jobFit(card, reader)} reader={reader} />
}
