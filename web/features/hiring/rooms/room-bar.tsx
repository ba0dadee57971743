import { Trans, useLingui } from '@lingui/react/macro'
import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import { isWithinRoomSpan } from '#shared/features/hiring/interviews/room-window.ts'
import { clockAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import type { Room } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { useKindText } from '#web/features/hiring/interviews/parts/interview-text.ts'
import { cityOf } from '#web/features/hiring/interviews/parts/side-clocks.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import styles from './room.module.css'

export const clocksOf = ({ side, talentClock, companyClock }: Room): [SideClock, SideClock] =>
  side === 'talent' ? [talentClock, companyClock] : [companyClock, talentClock]

/** What the conversation is about, the time on both sides, and how long it still takes. */
export function RoomBar({ room, now }: { room: Room; now: number }) {
  const kinds = useKindText()
  return (
    <>
      <header className={styles.bar}>
        <span className={styles.mark}>
          <LogoMark />
        </span>
        <CompanyMark name={room.company.name} />
        <div className={styles.subject}>
          <h1 className={styles.title}>{kinds[room.kind]}</h1>
          <p className={styles.meta}>
            <bdi>{room.company.name}</bdi>
            {' · '}
            <bdi>{room.job.title}</bdi>
          </p>
        </div>
        <TimeLeft room={room} now={now} />
        <p className={styles.clocks} suppressHydrationWarning>
          {clocksOf(room).map((clock, index) => (
            <ClockNow key={index === 0 ? 'own' : 'other'} clock={clock} now={now} />
          ))}
        </p>
      </header>
      <OfflineNotice />
    </>
  )
}

export function ClockNow({ clock: home, now }: { clock: SideClock; now: number }) {
  const { i18n } = useLingui()
  const format = useClock()
  const clock = clockAt(home, now)
  return (
    <span className={styles.clock}>
      {clock.country && <Flag country={clock.country} />}
      <bdi>{cityOf(clock)}</bdi>
      <strong>{formatTime(now, clock.zone, i18n.locale, format)}</strong>
    </span>
  )
}

/** Hidden until the room opens, because it counts minutes and the interview may be days away. */
function TimeLeft({ room, now }: { room: Room; now: number }) {
  const { startsAt, endsAt } = room
  const left = Math.ceil((Date.parse(endsAt) - now) / MINUTE)
  const wait = Math.ceil((Date.parse(startsAt) - now) / MINUTE)
  if (left <= 0 || !isWithinRoomSpan(room, now)) return null
  return (
    <p className={styles.left} suppressHydrationWarning>
      {wait > 0 ? <Trans>Starts in {wait} min</Trans> : <Trans>{left} min left</Trans>}
    </p>
  )
}
