import { useLingui } from '@lingui/react/macro'
import { Chip } from '#web/ui/chip.tsx'

/** With this much overlap people can work together throughout the day. */
const GOOD_MINUTES = 4 * 60

/** The reader's overlap with a typical working day there. */
export function SharedHours({ minutes }: { minutes: number | null }) {
  const { t, i18n } = useLingui()
  if (minutes === null) return null
  const hours = i18n.number(minutes / 60, { maximumFractionDigits: 1 })
  return (
    <Chip tone={minutes >= GOOD_MINUTES ? 'sun' : 'neutral'} size="small">
      <span aria-hidden="true">{t`${hours} h`}</span>
      <span className="visually-hidden">{t`${hours} hours of overlap`}</span>
    </Chip>
  )
}
