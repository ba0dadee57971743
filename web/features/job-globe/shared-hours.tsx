import { useLingui } from '@lingui/react/macro'
import { Chip } from '#web/ui/chip.tsx'
import { useDayBandWords } from '#web/ui/day-band-words.ts'

/** From so many shared hours on people can work together through a day. */
const GOOD_MINUTES = 4 * 60

/** Hours of a usual day there that the reader shares. */
export function SharedHours({ minutes }: { minutes: number | null }) {
  const { t } = useLingui()
  const { describeLength } = useDayBandWords()
  if (minutes === null) return null
  const length = describeLength(minutes)
  return (
    <Chip tone={minutes >= GOOD_MINUTES ? 'sun' : 'neutral'} size="small">
      <span aria-hidden="true">{length}</span>
      <span className="visually-hidden">{t`${length} of the day shared`}</span>
    </Chip>
  )
}
