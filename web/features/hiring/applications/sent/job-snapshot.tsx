import { Trans, useLingui } from '@lingui/react/macro'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { JobText } from '#web/features/jobs/jobs/text/job-text.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './sent.module.css'

/** The job description as it was when the application was sent: for an interview weeks later, when the job may be gone. */
export function JobSnapshot({ job }: Pick<SentForm, 'job'>) {
  const { t } = useLingui()
  const lists = [
    { id: 'duties', title: <Trans>Responsibilities</Trans>, lines: job.responsibilities },
    { id: 'needs', title: <Trans>Requirements</Trans>, lines: job.requirements },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <Disclosure title={t`The job when you applied`}>
      <div className={styles.job}>
        <JobText html={job.description} />
        {lists.map(({ id, title, lines }) => (
          <div key={id}>
            <h3 className={styles.label}>{title}</h3>
            <ul className={styles.lines}>
              {[...new Set(lines)].map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Disclosure>
  )
}
