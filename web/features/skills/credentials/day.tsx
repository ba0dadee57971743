import { useLingui } from '@lingui/react/macro'
import { formatFullDate } from '#shared/kit/time-format.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'

/** A day with its year, in the reader's zone. */
export function Day({ at }: { at: string }) {
  const { i18n } = useLingui()
  const zone = useIdentity()?.timeZone ?? 'UTC'
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatFullDate(Date.parse(at), zone, i18n.locale)}
    </time>
  )
}
