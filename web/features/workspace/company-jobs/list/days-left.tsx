import { Plural } from '@lingui/react/macro'
import { DAY } from '#shared/kit/time-zones.ts'

/** Until the job closes by itself. */
export function DaysLeft({ closesAt, now }: { closesAt: string; now: number }) {
  const days = Math.max(0, Math.ceil((Date.parse(closesAt) - now) / DAY))
  return (
    <span suppressHydrationWarning>
      <Plural value={days} _0="closes today" one="# day left" other="# days left" />
    </span>
  )
}
