import { Trans, useLingui } from '@lingui/react/macro'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { hasRoom, isWithinRoomSpan } from '#shared/features/hiring/interviews/room-window.ts'
import { clockAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { formatDistance } from '#shared/kit/time-format.ts'
import { type Instant, MINUTE } from '#shared/kit/time-zones.ts'
import { DeepPanel } from '#web/ui/deep-panel.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Time, TimeInZones } from '#web/ui/time.tsx'
import { Panel } from '../parts/interview-row.tsx'
import { useKindText } from '../parts/interview-text.ts'
import { MoveButton } from '../parts/move-button.tsx'
import { RoomButton, RoomHint } from '../parts/room-link.tsx'
import { cityOf } from '../parts/side-clocks.ts'
import styles from './next-panel.module.css'

/** The next interview, with both clocks. */
export function NextPanel({ interview, now }: { interview: Interview; now: Instant }) {
  const { t, i18n } = useLingui()
  const kinds = useKindText()
  const { company, job, kind, startsAt, endsAt, companyClock, mode, place, can } = interview
  const at = Date.parse(startsAt)
  const minutes = (Date.parse(endsAt) - at) / MINUTE
  const isOpen = hasRoom(interview) && isWithinRoomSpan(interview, now)
  const talentClock = clockAt(interview.talentClock, at)
  const [city, theirCity] = [cityOf(talentClock), cityOf(companyClock)]
  return (
    <DeepPanel>
      <section className={styles.panel} aria-label={t`Next interview`}>
        <p className={styles.head}>
          <span className={styles.when} suppressHydrationWarning>
            <Time at={at} zone={talentClock.zone} now={now} />
            {' · '}
            <time dateTime={startsAt}>{formatDistance(at, now, i18n.locale)}</time>
          </span>
          <span className={styles.meta}>{t`${minutes} min`}</span>
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
        <Panel interview={interview} />
        <div className={styles.actions}>
          {hasRoom(interview) && <RoomButton interview={interview} now={now} />}
          {mode === 'link' && place && (
            <LinkButton variant="filled" href={place}>
              <Trans>Open the call</Trans>
            </LinkButton>
          )}
          {!isOpen && <MoveButton interview={interview} name={company.name} side="talent" />}
          {!can.includes('ask_to_move') && (
            <LinkButton href="/interviews/upcoming">
              <Trans>Details</Trans>
            </LinkButton>
          )}
        </div>
        {hasRoom(interview) && <RoomHint interview={interview} now={now} side="talent" />}
      </section>
    </DeepPanel>
  )
}
