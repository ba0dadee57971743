import { Trans, useLingui } from '@lingui/react/macro'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { isWithinRoomSpan, roomPath, roomSpan } from '#shared/features/hiring/interviews/room-window.ts'
import { clockAt, zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './parts.module.css'
import { cityOf } from './side-clocks.ts'

type RoomProps = { interview: Interview; now: number }

/** Into the room while it is open; before, to its check of camera and microphone. */
export function RoomButton({ interview, now }: RoomProps) {
  if (now < roomSpan(interview).from)
    return (
      <LinkButton href={roomPath(interview.id)}>
        <Trans>Check call</Trans>
      </LinkButton>
    )
  if (!isWithinRoomSpan(interview, now)) return null
  return (
    <LinkButton variant="sun" href={roomPath(interview.id)}>
      <Trans>Join</Trans>
    </LinkButton>
  )
}

/** When the room opens; nothing once it has. */
export function RoomHint({ interview, now, side }: RoomProps & { side: 'talent' | 'company' }) {
  const { i18n } = useLingui()
  const format = useClock()
  const { from } = roomSpan(interview)
  if (now >= from) return null
  const { talentClock, companyClock } = interview
  const [own, other] = side === 'talent' ? [talentClock, companyClock] : [companyClock, talentClock]
  const time = formatTime(from, zoneAt(own, from), i18n.locale, format)
  const theirTime = formatTime(from, zoneAt(other, from), i18n.locale, format)
  const theirCity = cityOf(clockAt(other, from))
  return (
    <p className={styles.meta} suppressHydrationWarning>
      <Trans>
        The room opens at {time} ({theirTime} in <bdi>{theirCity}</bdi>).
      </Trans>
    </p>
  )
}

/** In a list, for those who take part. */
export function RoomLink({ interview, side }: { interview: Interview; side: 'talent' | 'company' }) {
  const now = useNow()
  const ownId = useIdentity()?.id
  const takesPart = side === 'talent' || interview.panel.some(({ id }) => id === ownId)
  if (now === null || !takesPart) return null
  if (now >= roomSpan(interview).to) return null
  return (
    <>
      <RoomHint interview={interview} now={now} side={side} />
      <div className={styles.actions}>
        <RoomButton interview={interview} now={now} />
      </div>
    </>
  )
}
