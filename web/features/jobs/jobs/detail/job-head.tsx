import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { formatDistance } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { EmployerPlace } from '../parts/employer-place.tsx'
import { usePlaceText } from '../parts/place-text.ts'
import { useTermText } from '../parts/term-text.ts'
import styles from './job-head.module.css'

type JobHeadProps = {
  job: PublicJob
  now: Instant
  headingLevel: 1 | 2
  /** Share and similar buttons, at the end. */
  actions?: ReactNode
}

export function JobHead({ job, now, headingLevel, actions }: JobHeadProps) {
  const { company } = job
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      <CompanyMark name={company.name} size="large" />
      <div className={styles.words}>
        <Heading id={`job-${job.id}`} tabIndex={-1} className={styles.title}>
          <bdi>{job.title}</bdi>
        </Heading>
        <p className={styles.company}>
          <bdi>{company.name}</bdi>
          <span aria-hidden="true">·</span>
          <EmployerPlace job={job} />
        </p>
        <JobChips job={job} now={now} />
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

function JobChips({ job, now }: { job: PublicJob; now: Instant }) {
  const { i18n } = useLingui()
  const { nameSeniority, nameEmployment, nameWorkplace } = useTermText()
  const { nameLanguage } = usePlaceText()
  const posted = job.publishedAt && formatDistance(Date.parse(job.publishedAt), now, i18n.locale)
  const facts = [
    ...(job.unstated.includes('seniority') ? [] : [nameSeniority(job.seniority)]),
    ...(job.unstated.includes('employmentType') ? [] : [nameEmployment(job.employmentType)]),
    nameWorkplace(job.workplace),
  ]
  const languages = job.languages.map(({ language, level }) => `${nameLanguage(language)} ${level}`)
  return (
    <ul role="list" className={styles.chips}>
      {!job.isOpen && (
        <li>
          <Chip tone="warn">
            <Trans>Closed</Trans>
          </Chip>
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>
          <Chip>{fact}</Chip>
        </li>
      ))}
      {languages.map((language) => (
        <li key={language}>
          <Chip>
            <bdi>{language}</bdi>
          </Chip>
        </li>
      ))}
      {posted && (
        <li suppressHydrationWarning>
          <Chip>
            <Trans>Posted {posted}</Trans>
          </Chip>
        </li>
      )}
    </ul>
  )
}
