import { Trans, useLingui } from '@lingui/react/macro'
import type { ApplicationSource } from '#shared/features/hiring/applications/application-kinds.ts'
import type { SourceFigures } from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { useRate } from './use-rate.ts'

/** One row per shared link, with the number of people it brought. */
export function SourceTable({ sources }: { sources: readonly SourceFigures[] }) {
  const { t } = useLingui()
  const rate = useRate()
  const names: Record<ApplicationSource, string> = {
    direct: t`Found on Meridian`,
    invitation: t`Invited by you`,
    link: t`Other shared links`,
    guest: t`Applied without an account`,
  }
  const nameOf = ({ source, link }: SourceFigures) => link?.name ?? names[source]
  return (
    <Card title={<Trans>Where people came from</Trans>}>
      <DataTable
        label={t`Where people came from`}
        columns={[
          { id: 'source', header: t`Source`, renderCell: (one) => <bdi>{nameOf(one)}</bdi> },
          { id: 'visitors', header: t`Visitors`, align: 'end', renderCell: ({ link }) => link?.visitors ?? '–' },
          { id: 'signUps', header: t`New accounts`, align: 'end', renderCell: ({ link }) => link?.signUps ?? '–' },
          { id: 'applied', header: t`Applied`, align: 'end', renderCell: ({ applied }) => applied },
          { id: 'advanced', header: t`Moved on`, align: 'end', renderCell: (one) => rate(one.advanced, one.applied) },
          { id: 'hired', header: t`Hired`, align: 'end', renderCell: ({ hired }) => hired },
        ]}
        rows={sources}
        getRowId={({ source, link }) => link?.id ?? source}
        getRowName={nameOf}
      />
    </Card>
  )
}
