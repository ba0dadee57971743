import { SimilarJobs } from '#web/features/job-search/similar/similar-jobs.tsx'
import { useJobReader } from '#web/features/jobs/reader/use-job-reader.ts'

/** One useful next thing after an end. */
export function OtherJobs({ jobId, askedAt }: { jobId: string; askedAt: number }) {
  const reader = useJobReader(askedAt)
  return <SimilarJobs id={jobId} reader={reader} />
}
