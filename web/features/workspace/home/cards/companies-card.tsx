import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CompanyCard } from '#shared/features/people/companies/companies.contract.ts'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { onboardingQuery } from '#web/features/entry/onboarding/onboarding-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import type { HomeCard, HomeCardProps } from './home-card.ts'
import { companyListQuery } from './home-queries.ts'
import { useOwnHours } from './use-own-hours.ts'
import { bandOfToday, usualHours } from './usual-hours.ts'

export const companiesCard: HomeCard = {
  id: 'companies',
  column: 'main',
  isFor: ({ roles }) => roles.includes('talent'),
  queries: [companyListQuery, onboardingQuery],
  Card: CompaniesCard,
}

/** Verified companies and how their working hours overlap with the reader's. */
function CompaniesCard({ zone, now }: HomeCardProps) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(companyListQuery)
  const hours = useOwnHours()
  const companies = data.items
  return (
    <Card title={<Trans>Verified companies</Trans>} padding="flush">
      {companies.length === 0 ? (
        <EmptyState title={t`No companies yet`} headingLevel={3}>
          <Trans>Companies appear here once we have verified them.</Trans>
        </EmptyState>
      ) : (
        <List>
          {companies.map((company) => (
            <ListRow
              key={company.id}
              mark={<CompanyMark name={company.name} />}
              title={company.name}
              meta={<Country code={company.country} city={company.city} />}
              facts={zone && <Overlap company={company} zone={zone} hours={hours} now={now} />}
            />
          ))}
        </List>
      )}
    </Card>
  )
}

type OverlapProps = { company: CompanyCard; zone: string; hours: WorkWindow | null; now: Instant }

function Overlap({ company, zone, hours, now }: OverlapProps) {
  const { t } = useLingui()
  const { describeOverlap } = useDayBandText()
  const own = { zone, window: hours ?? usualHours }
  const band = bandOfToday(own, now, { zone: company.timeZone, window: company.workWindow })
  const overlap = describeOverlap(band)
  const text = hours ? overlap : t`${overlap} if you work office hours`
  return (
    <>
      <DayBand band={band} label={text} />
      <span aria-hidden="true">{text}</span>
    </>
  )
}
