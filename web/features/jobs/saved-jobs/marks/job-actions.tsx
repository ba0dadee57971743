import { SaveButton, SaveIcon } from './save-button.tsx'
import { useMarksOf } from './use-job-marks.ts'
import type { MarkedJob } from './use-mark-changes.ts'

type JobActionsProps = { job: MarkedJob; isWide?: boolean; isIcon?: boolean }

/** Save, next to Apply, on a job's page. */
export function JobActions({ job, isWide = false, isIcon = false }: JobActionsProps) {
  const marks = useMarksOf(job.id)
  return isIcon ? <SaveIcon job={job} marks={marks} /> : <SaveButton job={job} marks={marks} isWide={isWide} />
}
