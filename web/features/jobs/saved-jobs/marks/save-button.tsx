import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { JobMarks } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { type MarkedJob, useMarkChanges } from './use-mark-changes.ts'

type SaveProps = { job: MarkedJob; marks: JobMarks | undefined }

/** On a card: a bookmark, filled when the job is saved. */
export function SaveIcon({ job, marks }: SaveProps) {
  const { t } = useLingui()
  const { toggle, isSaved } = useToggle(job, marks)
  const { title } = job
  return (
    <PlainIconButton
      glyph={isSaved ? IconBookmarkFilled : IconBookmark}
      label={isSaved ? t`Unsave ${title}` : t`Save ${title}`}
      aria-pressed={isSaved}
      isDisabled={marks === undefined}
      onPress={toggle}
    />
  )
}

/** On a job's page. */
export function SaveButton({ job, marks, isWide = false }: SaveProps & { isWide?: boolean }) {
  const { toggle, isSaved } = useToggle(job, marks)
  return (
    <PlainButton
      icon={isSaved ? IconBookmarkFilled : IconBookmark}
      aria-pressed={isSaved}
      isDisabled={marks === undefined}
      isWide={isWide}
      onPress={toggle}
    >
      {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </PlainButton>
  )
}

function useToggle(job: MarkedJob, marks: JobMarks | undefined) {
  const { save, unsave } = useMarkChanges()
  const isSaved = marks?.isSaved ?? false
  return { isSaved, toggle: () => void (isSaved ? unsave(job, () => marks?.note ?? '') : save(job.id)) }
}
