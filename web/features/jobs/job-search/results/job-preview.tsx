import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Instant } from '#shared/kit/time-zones.ts'
import { ApplyLink } from '#web/features/jobs/jobs/detail/apply-link.tsx'
import { FitPanel } from '#web/features/jobs/jobs/detail/fit-panel.tsx'
import { JobAbout } from '#web/features/jobs/jobs/detail/job-about.tsx'
import { JobHead } from '#web/features/jobs/jobs/detail/job-head.tsx'
import { jobQuery } from '#web/features/jobs/jobs/detail/job-queries.ts'
import { MustHaves } from '#web/features/jobs/jobs/detail/must-haves.tsx'
import { jobHref } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { type AssumedHome, useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { JobActions } from '#web/features/jobs/saved-jobs/marks/job-actions.tsx'
import { useAppliedOn, useMarksOf } from '#web/features/jobs/saved-jobs/marks/use-job-marks.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Skeleton, SkeletonLine, SkeletonRows } from '#web/ui/skeleton.tsx'
import styles from './job-preview.module.css'

type JobPreviewProps = { id: string; assumed: AssumedHome; requestedAt: Instant }

/** The selected job next to the list. */
export function JobPreview({ id, assumed, requestedAt }: JobPreviewProps) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt, assumed)
  const { data: job, isError, refetch } = useQuery(jobQuery(id))
  const appliedOn = useAppliedOn(useMarksOf(id), reader)
  if (isError)
    return (
      <ErrorState
        title={t`Could not load this job`}
        actions={
          <PlainButton onPress={() => void refetch()}>
            <Trans>Try again</Trans>
          </PlainButton>
        }
      />
    )
  if (!job)
    return (
      <Skeleton key={id}>
        <SkeletonLine width="60%" height="title" />
        <SkeletonLine width="40%" />
        <SkeletonRows count={4} />
      </Skeleton>
    )
  return (
    <article className={styles.preview} aria-labelledby={`job-${job.id}`}>
      <JobHead job={job} now={reader.now} headingLevel={2} />
      <div className={styles.actions}>
        <ApplyLink job={job} appliedOn={appliedOn} />
        <JobActions job={job} />
        <LinkButton href={jobHref(job.id)} icon={IconArrowsDiagonal}>
          <Trans>Open full page</Trans>
        </LinkButton>
      </div>
      <FitPanel job={job} reader={reader} headingLevel={3} layout="rows" />
      <MustHaves job={job} reader={reader} headingLevel={3} />
      <JobAbout job={job} headingLevel={3} />
    </article>
  )
}
