import { useLingui } from '@lingui/react/macro'
import { Chip } from '#web/ui/chip.tsx'

/** From so many shared hours on people can work together through a day. */
const GOOD_MINUTES = 4 * 60

/** Hours of a usual day there that the reader shares. */
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
