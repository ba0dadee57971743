import { SaveButton } from './save-button.tsx'
import { useMarksOf } from './use-job-marks.ts'
import type { MarkedJob } from './use-mark-changes.ts'

/** Save, beside Apply, on the page of a job. */
export function JobActions({ job, isWide = false }: { job: MarkedJob; isWide?: boolean }) {
  return <SaveButton job={job} marks={useMarksOf(job.id)} isWide={isWide} />
}
