import { Plural, Trans } from '@lingui/react/macro'
import { pauseBudget } from '#shared/features/hiring/screeners/fair-clock.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'

/** What to know about the clock before it starts. */
export function ClockRule({ minutes }: { minutes: number }) {
  const pause = Math.floor(pauseBudget(minutes * MINUTE) / MINUTE)
  return (
    <Trans>
      The clock starts when you press start and keeps running if you leave. It only pauses if your connection is lost,
      for up to <Plural value={pause} one="# minute" other="# minutes" /> in all.
    </Trans>
  )
}
