import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyCard } from '#shared/features/companies/companies.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { useDayBandWords } from '#web/ui/day-band-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { bandOfToday } from './usual-hours.ts'

type CompaniesCardProps = { companies: readonly CompanyCard[]; zone: string | null; now: Instant }

/** Verified companies and how their working day lies in the reader's. */
export function CompaniesCard({ companies, zone, now }: CompaniesCardProps) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Companies that hire here</Trans>} padding="flush">
      {companies.length === 0 ? (
        <EmptyState title={t`No companies yet`} headingLevel={3}>
          <Trans>A company appears here once we have checked that it is real.</Trans>
        </EmptyState>
      ) : (
        <List>
          {companies.map((company) => (
            <ListRow
              key={company.id}
              mark={<CompanyMark name={company.name} />}
              title={company.name}
              meta={<Country code={company.country} city={company.city} />}
              facts={zone && <Overlap company={company} zone={zone} now={now} />}
            />
          ))}
        </List>
      )}
    </Card>
  )
}

function Overlap({ company, zone, now }: { company: CompanyCard; zone: string; now: Instant }) {
  const { describeOverlap } = useDayBandWords()
  const band = bandOfToday(zone, now, { zone: company.timeZone, window: company.workWindow })
  return (
    <>
      <DayBand band={band} />
      <span aria-hidden="true">{describeOverlap(band)}</span>
    </>
  )
}
