import { Trans, useLingui } from '@lingui/react/macro'
import type { ApplicantsByStage } from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import styles from '../company-jobs.module.css'

/** How many applicants are at each stage; empty stages are left out of a row. */
export function StageCounts({ applicants, isWhole = false }: { applicants: ApplicantsByStage; isWhole?: boolean }) {
  const { t } = useLingui()
  const shown = isWhole ? applicants.stages : applicants.stages.filter(({ live }) => live > 0)
  if (shown.length === 0)
    return (
      <span className={styles.quiet}>
        <Trans>No applicants yet</Trans>
      </span>
    )
  return (
    <ul role="list" className={styles.stages} aria-label={t`Applicants by stage`}>
      {shown.map(({ id, name, live }) => (
        <li key={id ?? 'new'} className={styles.stage}>
          <span className={styles.count}>{live}</span> {name === null ? t`New` : <bdi>{name}</bdi>}
        </li>
      ))}
    </ul>
  )
}
