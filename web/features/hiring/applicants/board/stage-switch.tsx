import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { ApplicantBoard } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { Link } from '#web/ui/link.tsx'
import { applicantsPath } from '../applicant-hrefs.ts'
import { type ApplicantsView, viewHref } from '../view/applicants-view.ts'
import styles from './board.module.css'

type StageSwitchProps = {
  jobId: string
  view: ApplicantsView
  lanes: ApplicantBoard['lanes']
  names: ReadonlyMap<string, string>
  columns: ApplicantBoard['columns']
  shown: string
}

/** On phones, where one stage is visible at a time. */
export const StageSwitch = memo(function StageSwitch(props: StageSwitchProps) {
  const { jobId, view, lanes, names, columns, shown } = props
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Stages`} className={styles.switch}>
      {lanes.map(({ key }) => (
        <Link
          key={key}
          to={viewHref(applicantsPath(jobId), { ...view, column: key })}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={key === shown ? 'true' : undefined}
        >
          <bdi>{names.get(key)}</bdi> <span className={styles.count}>{i18n.number(columns[key] ?? 0)}</span>
        </Link>
      ))}
    </nav>
  )
})
