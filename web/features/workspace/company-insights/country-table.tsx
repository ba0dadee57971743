import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryFigures } from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import { MIN_COMPARED, ROUNDED_TO } from '#shared/features/workspace/company-insights/insight-periods.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import styles from './insights.module.css'
import { useRate } from './use-rate.ts'

/** Fairness: whether pass rates are similar across countries. */
export function CountryTable({ countries }: { countries: readonly CountryFigures[] }) {
  const { t, i18n } = useLingui()
  const rate = useRate()
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'code' })
  const nameOf = ({ country }: CountryFigures) =>
    country === null ? t`All other countries` : (names.of(country) ?? country)
  return (
    <Card title={<Trans>Pass rate by country</Trans>}>
      <p className={styles.note}>
        <Trans>
          Applications of the last year. Large differences between countries are worth a second look. Countries with
          fewer than {MIN_COMPARED} applicants are grouped together; if the group is still smaller than that, the next
          country joins it. Numbers are rounded to {ROUNDED_TO} and updated on Mondays.
        </Trans>
      </p>
      {countries.length === 0 ? (
        <p>
          <Trans>Not enough applicants yet.</Trans>
        </p>
      ) : (
        <DataTable
          label={t`Pass rate by country`}
          columns={[
            { id: 'country', header: t`Country`, renderCell: (one) => <bdi>{nameOf(one)}</bdi> },
            { id: 'applied', header: t`Applicants`, align: 'end', renderCell: ({ applied }) => applied },
            { id: 'advanced', header: t`Moved on`, align: 'end', renderCell: (one) => rate(one.advanced, one.applied) },
          ]}
          rows={countries}
          getRowId={nameOf}
          getRowName={nameOf}
        />
      )}
    </Card>
  )
}
