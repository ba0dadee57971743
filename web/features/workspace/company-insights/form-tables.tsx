import { Trans, useLingui } from '@lingui/react/macro'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'
import type { FormFigures } from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import { MIN_STARTED } from '#shared/features/workspace/company-insights/insight-periods.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import styles from './insights.module.css'
import { useRate } from './use-rate.ts'

type Stop = FormFigures['stops'][number]

export function FormTables({ forms }: { forms: readonly FormFigures[] }) {
  const { t } = useLingui()
  const rate = useRate()
  const steps: Record<ApplyStep, string> = {
    you: t`Contact details`,
    resume: t`Résumé`,
    questions: t`Questions`,
    intro: t`Introduction`,
    tests: t`Tests`,
    review: t`Review before sending`,
  }
  const nameOf = ({ step, question }: Stop) => question ?? steps[step]
  return (
    <Card title={<Trans>Where people stop in the form</Trans>}>
      {forms.length === 0 && (
        <p className={styles.note}>
          <Trans>Shown for a job once {MIN_STARTED} people have sent its form or given up.</Trans>
        </p>
      )}
      {forms.map(({ job, started, sent, stops }) => (
        <section key={job.id} aria-label={job.title}>
          <p className={styles.note}>
            <bdi>{job.title}</bdi>: <Trans>{rate(sent, started)} who started it sent it.</Trans>
          </p>
          {stops.length > 0 && (
            <DataTable
              label={job.title}
              columns={[
                { id: 'stop', header: t`Stopped at`, renderCell: (stop) => <bdi>{nameOf(stop)}</bdi> },
                { id: 'people', header: t`People`, align: 'end', renderCell: (stop) => rate(stop.people, started) },
              ]}
              rows={stops}
              getRowId={nameOf}
              getRowName={nameOf}
            />
          )}
        </section>
      ))}
    </Card>
  )
}
