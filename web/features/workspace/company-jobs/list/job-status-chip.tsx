import { useLingui } from '@lingui/react/macro'
import type { JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'

const tones: Record<JobStatus, ChipTone> = {
  draft: 'neutral',
  pending_review: 'info',
  rejected: 'bad',
  published: 'ok',
  paused: 'warn',
  closed: 'outline',
  archived: 'outline',
}

export function JobStatusChip({ status }: { status: JobStatus }) {
  const { t } = useLingui()
  const names: Record<JobStatus, string> = {
    draft: t`Draft`,
    pending_review: t`In review`,
    rejected: t`Needs changes`,
    published: t`Open`,
    paused: t`Paused`,
    closed: t`Closed`,
    archived: t`Archived`,
  }
  return (
    <Chip tone={tones[status]} size="small">
      {names[status]}
    </Chip>
  )
}
