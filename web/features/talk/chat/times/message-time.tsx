import { Trans, useLingui } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useOwnZone } from './use-own-zone.ts'

type MessageTimeProps = {
  at: string
  /** The other side's time zone, if there is exactly one other side. */
  of: Pick<Conversation['others'][number], 'timeZone' | 'clockCity'> | undefined
}

/** The reader's own time first; the other side's only where it differs. */
export function MessageTime({ at, of }: MessageTimeProps) {
  const { i18n } = useLingui()
  const clock = useClock()
  const zone = useOwnZone()
  const moment = Date.parse(at)
  const own = formatTime(moment, zone, i18n.locale, clock)
  const other = of?.timeZone && formatTime(moment, of.timeZone, i18n.locale, clock)
  const city = of?.clockCity
  return (
    <span>
      <time dateTime={at} suppressHydrationWarning>
        {own}
      </time>
      {other && other !== own && (
        <>
          {' '}
          <Trans>
            (<time dateTime={at}>{other}</time> in <bdi>{city}</bdi>)
          </Trans>
        </>
      )}
    </span>
  )
}
