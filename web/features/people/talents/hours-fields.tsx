import { Time } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import type { TimeValue } from 'react-aria-components'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { formatMinute } from './format-minute.ts'
import { HoursBand } from './hours-band.tsx'
import { moveEnd, moveStart } from './hours-range.ts'

/** A typical working day to start from. */
export const usualHours: WorkWindow = { from: 9 * 60, to: 17 * 60 }

const timeAt = (minute: number) => new Time(Math.floor((minute % MINUTES_PER_DAY) / 60), minute % 60)
const minuteOf = ({ hour, minute }: TimeValue) => hour * 60 + minute

type HoursFieldsProps = { hours: WorkWindow; onChange: (hours: WorkWindow) => void }

export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <HoursBand hours={hours} onChange={onChange} formatMinute={(minute) => formatMinute(minute, i18n.locale)} />
      <FieldPair>
        <TimeField
          name="from"
          label={t`Start`}
          value={timeAt(hours.from)}
          onChange={(time) => time && onChange(moveStart(hours, minuteOf(time)))}
        />
        <TimeField
          name="to"
          label={t`End`}
          {...(hours.to < hours.from && { help: t`Next day` })}
          value={timeAt(hours.to)}
          onChange={(time) => time && onChange(moveEnd(hours, minuteOf(time)))}
        />
      </FieldPair>
    </>
  )
}
