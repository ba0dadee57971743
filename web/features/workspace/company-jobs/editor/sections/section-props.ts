import type { EditedJob } from '../saving/edited-job.ts'
import type { SectionRemarks } from '../use-remarks.ts'

export type SectionProps = {
  values: EditedJob
  change: (changed: Partial<EditedJob>) => void
  undo: () => void
  remarks: SectionRemarks
}
