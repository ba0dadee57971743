import { Trans, useLingui } from '@lingui/react/macro'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { PublicJobList } from '#web/features/jobs/jobs/public/public-job-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './sources.module.css'

type SourceJobListProps = { via: string; jobs: readonly JobCard[]; now: number; moreHref: string | null }

export function SourceJobList({ via, jobs, now, moreHref }: SourceJobListProps) {
  const { t } = useLingui()
  if (jobs.length === 0)
    return (
      <p className={styles.note}>
        <Trans>No jobs are open right now. Create an account and we will tell you about the next one.</Trans>
      </p>
    )
  return (
    <>
      <div className={styles.list}>
        <PublicJobList jobs={jobs} now={now} label={t`Jobs`} via={via} />
      </div>
      {moreHref && (
        <LinkButton href={moreHref} isWide>
          <Trans>Show older jobs</Trans>
        </LinkButton>
      )}
    </>
  )
}
