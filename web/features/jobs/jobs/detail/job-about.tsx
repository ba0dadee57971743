import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { JobText } from '../text/job-text.tsx'
import styles from './job-about.module.css'

type JobAboutProps = { job: PublicJob; headingLevel?: 2 | 3 }

/** The job in the company's own words. */
export function JobAbout({ job, headingLevel = 2 }: JobAboutProps) {
  return (
    <Card title={<Trans>About the job</Trans>} headingLevel={headingLevel}>
      <JobText html={job.description} />
      <Lines title={<Trans>Responsibilities</Trans>} lines={job.responsibilities} level={headingLevel} />
      <Lines title={<Trans>Requirements</Trans>} lines={job.requirements} level={headingLevel} />
      <Lines title={<Trans>Benefits</Trans>} lines={job.benefits} level={headingLevel} />
    </Card>
  )
}

function Lines({ title, lines, level }: { title: ReactNode; lines: readonly string[]; level: 2 | 3 }) {
  if (lines.length === 0) return null
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <div className={styles.part}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
