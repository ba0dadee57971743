import { Trans, useLingui } from '@lingui/react/macro'
import type { Room } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { cityOf } from '#web/features/hiring/interviews/parts/side-clocks.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { clocksOf } from '../room-bar.tsx'
import { DeviceCheck } from './device-check.tsx'
import styles from './lobby.module.css'

export const interviewsPath = ({ side }: Pick<Room, 'side'>): string =>
  side === 'talent' ? '/interviews' : '/company/interviews'

/** Before it opens and after it has closed. */
export function ClosedRoom({ room, isOver }: { room: Room; isOver: boolean }) {
  const { t, i18n } = useLingui()
  const format = useClock()
  const at = Date.parse(room.opensAt)
  const [own, other] = clocksOf(room)
  const day = formatWeekday(at, own.zone, i18n.locale)
  const time = formatTime(at, own.zone, i18n.locale, format)
  const theirTime = formatTime(at, other.zone, i18n.locale, format)
  const theirCity = cityOf(other)
  return (
    <div className={styles.closed}>
      <EmptyState
        title={isOver ? t`This room is closed` : t`This room is not open yet`}
        action={
          <LinkButton href={interviewsPath(room)}>
            <Trans>Your interviews</Trans>
          </LinkButton>
        }
      >
        {isOver ? (
          <Trans>A room closes an hour after the interview.</Trans>
        ) : (
          <span suppressHydrationWarning>
            <Trans>
              It opens on {day} at {time} your time ({theirTime} in <bdi>{theirCity}</bdi>). You can stay on this page.
            </Trans>
          </span>
        )}
      </EmptyState>
      {!isOver && <DeviceCheck />}
    </div>
  )
}
