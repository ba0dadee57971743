import { Trans, useLingui } from '@lingui/react/macro'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { hasRoom } from '#shared/features/hiring/interviews/room-window.ts'
import { clockAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { formatDistance } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { DeepPanel } from '#web/ui/deep-panel.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Time, TimeInZones } from '#web/ui/time.tsx'
import { useKindText } from '../parts/interview-text.ts'
import { RoomButton, RoomHint } from '../parts/room-link.tsx'
import { cityOf } from '../parts/side-clocks.ts'
import styles from './next-panel.module.css'

/** The next interview, with both clocks. */
export function NextPanel({ interview, now }: { interview: Interview; now: Instant }) {
  const { t, i18n } = useLingui()
  const kinds = useKindText()
  const { company, job, kind, startsAt, companyClock, mode, place } = interview
  const at = Date.parse(startsAt)
  const talentClock = clockAt(interview.talentClock, at)
  const [city, theirCity] = [cityOf(talentClock), cityOf(companyClock)]
  return (
    <DeepPanel>
      <section className={styles.panel} aria-label={t`Next interview`}>
        <p className={styles.when} suppressHydrationWarning>
          <Time at={at} zone={talentClock.zone} now={now} />
          {' · '}
          <time dateTime={startsAt}>{formatDistance(at, now, i18n.locale)}</time>
        </p>
        <h2 className={styles.title}>{kinds[kind]}</h2>
        <p className={styles.meta}>
          <bdi>{company.name}</bdi>
          {' · '}
          <bdi>{job.title}</bdi>
        </p>
        <TimeInZones
          at={at}
          own={{ label: t`You, ${city}`, country: talentClock.country ?? '', zone: talentClock.zone }}
          other={{ label: t`Team, ${theirCity}`, country: companyClock.country ?? '', zone: companyClock.zone }}
        />
        <div className={styles.actions}>
          {hasRoom(interview) && <RoomButton interview={interview} now={now} />}
          {mode === 'link' && place && (
            <LinkButton variant="filled" href={place}>
              <Trans>Open the call</Trans>
            </LinkButton>
          )}
          <LinkButton href="/interviews/upcoming">
            <Trans>Details</Trans>
          </LinkButton>
        </div>
        {hasRoom(interview) && <RoomHint interview={interview} now={now} />}
      </section>
    </DeepPanel>
  )
}
