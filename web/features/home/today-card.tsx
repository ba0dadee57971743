import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyCard } from '#shared/features/companies/companies.contract.ts'
import { formatLongDate } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { Card } from '#web/ui/card.tsx'
import { DayBandAgenda } from '#web/ui/day-band-agenda.tsx'
import styles from './today-card.module.css'
import { bandOfToday, usualHours, viewOfToday } from './usual-hours.ts'

type TodayCardProps = {
  zone: string
  now: Instant
  city: string | null
  /** Whose hours stand under the day; without one, the reader's own. */
  company: CompanyCard | undefined
}

export function TodayCard({ zone, now, city, company }: TodayCardProps) {
  const { t, i18n } = useLingui()
  const other = company ? { zone: company.timeZone, window: company.workWindow } : { zone, window: usualHours }
  const otherName = company?.name ?? t`You`
  return (
    <Card
      title={
        <>
          <bdi>{formatLongDate(now, zone, i18n.locale)}</bdi>{' '}
          <span className={styles.zone}>{city ? <Trans>{city} time</Trans> : <Trans>Your time</Trans>}</span>
        </>
      }
      aside={
        <span className={styles.legend}>
          <Trans>
            <bdi>{otherName}</bdi> at work
          </Trans>
        </span>
      }
    >
      <DayBandAgenda
        band={bandOfToday(zone, now, other, viewOfToday(zone, now))}
        now={now}
        events={[]}
        otherName={otherName}
      />
    </Card>
  )
}
