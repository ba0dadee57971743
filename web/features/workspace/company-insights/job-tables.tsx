import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobFigures } from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Link } from '#web/ui/link.tsx'
import { useRate } from './use-rate.ts'

const nameOf = ({ title }: JobFigures) => title
const idOf = ({ id }: JobFigures) => id

export function JobTables({ jobs }: { jobs: readonly JobFigures[] }) {
  const { t } = useLingui()
  const rate = useRate()
  const hours = useHours()
  const job = {
    id: 'job',
    header: t`Job`,
    renderCell: ({ id, title }: JobFigures) => (
      <Link to={`/company/jobs/${id}/applicants`}>
        <bdi>{title}</bdi>
      </Link>
    ),
  }
  const reached = (id: keyof JobFigures, header: string, people: (figures: JobFigures) => number) => ({
    id,
    header,
    align: 'end' as const,
    renderCell: (figures: JobFigures) => people(figures),
  })
  return (
    <>
      <Card title={<Trans>Hiring funnel</Trans>} aside={<Trans>People, by job</Trans>}>
        <DataTable
          label={t`Hiring funnel`}
          columns={[
            job,
            reached('applied', t`Applied`, ({ applied }) => applied),
            reached('viewed', t`Viewed`, ({ viewed }) => viewed),
            reached('advanced', t`Moved on`, ({ advanced }) => advanced),
            reached('interviewed', t`Interview`, ({ interviewed }) => interviewed),
            reached('offered', t`Offer`, ({ offered }) => offered),
            reached('hired', t`Hired`, ({ hired }) => hired),
          ]}
          rows={jobs}
          getRowId={idOf}
          getRowName={nameOf}
        />
      </Card>
      <Card title={<Trans>First reply against your promise</Trans>}>
        <DataTable
          label={t`First reply against your promise`}
          columns={[
            job,
            {
              id: 'replied',
              header: t`Had a reply`,
              align: 'end',
              renderCell: (one) => rate(one.replied, one.applied),
            },
            {
              id: 'inTime',
              header: t`By the promised date`,
              align: 'end',
              renderCell: (one) => rate(one.repliedInTime, one.firstDue),
            },
            {
              id: 'median',
              header: t`Median time to reply`,
              align: 'end',
              renderCell: ({ medianReplyHours }) => hours(medianReplyHours),
            },
            { id: 'overdue', header: t`Overdue now`, align: 'end', renderCell: ({ overdue }) => overdue },
          ]}
          rows={jobs}
          getRowId={idOf}
          getRowName={nameOf}
        />
      </Card>
    </>
  )
}

const HOURS_PER_DAY = 24

const rounded = (value: number): number => Math.round(value * 10) / 10

function useHours() {
  const { t } = useLingui()
  return (hours: number | null): string => {
    if (hours === null) return t`no reply yet`
    if (hours < 2 * HOURS_PER_DAY) return t`${plural(rounded(hours), { one: '# hour', other: '# hours' })}`
    return t`${plural(rounded(hours / HOURS_PER_DAY), { one: '# day', other: '# days' })}`
  }
}
