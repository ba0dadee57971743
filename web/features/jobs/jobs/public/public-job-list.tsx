import { useLingui } from '@lingui/react/macro'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { formatDistance } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { publicJobPath } from '../detail/share-job.ts'
import { EmployerPlace } from '../parts/employer-place.tsx'
import { usePayText } from '../parts/pay-text.tsx'
import { useTermText } from '../parts/term-text.ts'
import { useEligibilityText } from './eligibility-text.ts'
import styles from './public-job.module.css'

type PublicJobListProps = {
  jobs: readonly JobCard[]
  now: Instant
  label?: string
  /** The tracked link the person came through; it is passed on. */
  via?: string | undefined
}

/** Jobs for people without an account: as offered, without any fit. */
export function PublicJobList({ jobs, now, label, via }: PublicJobListProps) {
  return (
    <List {...(label && { label })}>
      {jobs.map((job) => (
        <PublicJobRow key={job.id} job={job} now={now} href={`${publicJobPath(job.id)}${via ? `?via=${via}` : ''}`} />
      ))}
    </List>
  )
}

function PublicJobRow({ job, now, href }: { job: JobCard; now: Instant; href: string }) {
  const { i18n } = useLingui()
  const { nameSeniority } = useTermText()
  const { describeWithPeriod } = usePayText()
  const describeEligibility = useEligibilityText()
  const { company, pay } = job
  return (
    <ListRow
      mark={<CompanyMark name={company.name} />}
      title={job.title}
      href={href}
      meta={
        <>
          <bdi>{company.name}</bdi>
          <span aria-hidden="true">·</span>
          <EmployerPlace job={job} />
          {!job.unstated.includes('seniority') && (
            <>
              <span aria-hidden="true">·</span>
              <span>{nameSeniority(job.seniority)}</span>
            </>
          )}
        </>
      }
      foot={
        <span className={styles.facts} suppressHydrationWarning>
          <span>{describeEligibility(job)}</span>
          {pay && <bdi>{describeWithPeriod(pay, pay.period)}</bdi>}
          {job.publishedAt && (
            <time dateTime={job.publishedAt}>{formatDistance(Date.parse(job.publishedAt), now, i18n.locale)}</time>
          )}
        </span>
      }
    />
  )
}
