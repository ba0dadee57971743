import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchHit } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { List } from '#web/ui/list-row.tsx'
import styles from './results.module.css'

type JobListsProps = {
  jobs: readonly SearchHit[]
  renderRow: (job: SearchHit) => ReactNode
  /** Below the jobs that match; not shown if others follow. */
  children: ReactNode
}

/** The jobs that match, and below a line those that match in part. */
export function JobLists({ jobs, renderRow, children }: JobListsProps) {
  const { t } = useLingui()
  const whole = jobs.filter(({ isPartial }) => !isPartial)
  const partial = jobs.filter(({ isPartial }) => isPartial)
  return (
    <>
      {whole.length > 0 && <List label={t`Jobs`}>{whole.map(renderRow)}</List>}
      {partial.length > 0 ? (
        <>
          <h2 className={styles.partialLine}>
            <Trans>These match only some of your words</Trans>
          </h2>
          <List label={t`Partial matches`}>{partial.map(renderRow)}</List>
        </>
      ) : (
        children
      )}
    </>
  )
}
