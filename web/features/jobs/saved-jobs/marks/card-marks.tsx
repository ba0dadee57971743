import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobMarks } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import styles from './card-marks.module.css'
import { HideMenu } from './hide-menu.tsx'
import { SaveIcon } from './save-button.tsx'
import { useJobMarks } from './use-job-marks.ts'
import type { MarkedJob } from './use-mark-changes.ts'

export type CardMarks = { mark: ReactNode; actions: ReactNode; isSeen: boolean }

/** The reader's marks on the cards of a list: Saved or Applied, seen, the bookmark and the menu. */
export function useCardMarks(jobs: readonly MarkedJob[]) {
  const marks = useJobMarks(jobs.map(({ id }) => id))
  return {
    extras: (job: MarkedJob): CardMarks => ({
      mark: <MarkText marks={marks.get(job.id)} />,
      isSeen: Boolean(marks.get(job.id)?.seenAt),
      actions: (
        <span className={styles.actions}>
          <SaveIcon job={job} marks={marks.get(job.id)} />
          <HideMenu job={job} href={`/jobs/${job.id}`} />
        </span>
      ),
    }),
    isHidden: (job: { id: string }): boolean => marks.get(job.id)?.isHidden ?? false,
  }
}

function MarkText({ marks }: { marks: JobMarks | undefined }) {
  if (marks?.appliedAt)
    return (
      <span className={styles.mark}>
        <Trans>Applied</Trans>
      </span>
    )
  return marks?.isSaved ? (
    <span className={styles.mark}>
      <Trans>Saved</Trans>
    </span>
  ) : null
}
