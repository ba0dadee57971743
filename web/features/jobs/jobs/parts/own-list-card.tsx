import { useLingui } from '@lingui/react/macro'
import type { OwnListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import styles from './job-card.module.css'
import { JobCard, type JobCardProps } from './job-card.tsx'

type OwnListCardProps = Pick<JobCardProps, 'reader' | 'isSeen' | 'mark' | 'actions' | 'below'> & { job: OwnListJob }

/** A job on one of the reader's own lists; if it is no longer public, only its company is named. */
export function OwnListCard({ job, ...rest }: OwnListCardProps) {
  const { t } = useLingui()
  const { card, company } = job
  if (card) return <JobCard job={card} {...rest} />
  const { mark, actions, below } = rest
  return (
    <ListRow
      mark={<CompanyMark name={company.name} />}
      title={<span className={styles.seen}>{t`This job is no longer public`}</span>}
      meta={<bdi>{company.name}</bdi>}
      foot={
        <div className={styles.facts}>
          <span className={styles.marks}>{mark}</span>
          {below && <div className={styles.below}>{below}</div>}
        </div>
      }
      action={actions}
    />
  )
}
