import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Identity } from '#shared/access/identity.ts'
import { formatLongDate } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { onboardingQuery } from '#web/features/entry/onboarding/onboarding-queries.ts'
import { stepHref } from '#web/features/entry/onboarding/step-address.ts'
import { Card } from '#web/ui/card.tsx'
import { DayBandAgenda } from '#web/ui/day-band-agenda.tsx'
import { Link } from '#web/ui/link.tsx'
import { ownCompaniesQuery } from './home-queries.ts'
import styles from './today-card.module.css'
import { useOwnHours } from './use-own-hours.ts'
import { bandOfToday, cityOfTime, noHours, viewOfToday } from './usual-hours.ts'

type TodayCardProps = { identity: Identity; zone: string; now: Instant }

/** The reader's day with their working hours; members of a company see its hours below. */
export function TodayCard({ identity, zone, now }: TodayCardProps) {
  const { t, i18n } = useLingui()
  const hours = useOwnHours()
  const { data: companies } = useQuery({ ...ownCompaniesQuery, enabled: false })
  const [company] = companies ?? []
  const own = { zone, window: hours ?? noHours }
  const other = company ? { zone: company.timeZone, window: company.workWindow } : own
  const otherName = company?.name ?? t`You`
  const city = identity.timeZone && cityOfTime(identity.timeZone, identity.city)
  return (
    <Card
      title={
        <>
          <bdi>{formatLongDate(now, zone, i18n.locale)}</bdi>{' '}
          <span className={styles.zone}>{city ? <Trans>{city} time</Trans> : <Trans>Your time</Trans>}</span>
        </>
      }
      aside={
        <span className={styles.aside}>
          {(company || hours) && (
            <span className={styles.legend}>
              <Trans>
                <bdi>{otherName}</bdi> at work
              </Trans>
            </span>
          )}
          <HoursLink identity={identity} />
        </span>
      }
    >
      <DayBandAgenda
        band={bandOfToday(own, now, other, viewOfToday(zone, now))}
        now={now}
        events={[]}
        otherName={otherName}
      />
    </Card>
  )
}

/** Links people without working hours to where they can enter them. */
function HoursLink({ identity }: { identity: Identity }) {
  const { data } = useQuery({ ...onboardingQuery, enabled: false })
  if (!identity.roles.includes('talent') || !data) return null
  return (
    <Link to={stepHref('hours')}>
      {data.facts.hours ? <Trans>Edit your hours</Trans> : <Trans>Add your hours</Trans>}
    </Link>
  )
}
