import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import { clockAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { type Instant, instantAt, MINUTE } from '#shared/kit/time-zones.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BothTimes } from './both-times.tsx'
import styles from './picking.module.css'
import { cityOf } from './side-clocks.ts'

type TimePickerProps = {
  times: readonly Instant[]
  minutes: number
  most: number
  own: SideClock
  other: SideClock
  onChange: (times: Instant[]) => void
}

/** '2026-11-20T17:00' on a zone's clock; null while it is incomplete. */
export function readLocal(zone: string, text: string): Instant | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (!match) return null
  const [, date = '', hour, minute] = match
  return instantAt(zone, date, Number(hour) * 60 + Number(minute))
}

/** The clock that somebody reads on the typed day. */
function clockFor(own: SideClock, text: string): SideClock {
  const at = readLocal(own.zone, text)
  return at === null ? own : clockAt(own, at)
}

/** Times typed on the reader's own clock, each shown on both. */
export function TimePicker({ times, minutes, most, own, other, onChange }: TimePickerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const clock = clockFor(own, typed)
  const city = cityOf(clock)
  const add = () => {
    const at = readLocal(clock.zone, typed)
    if (at === null || times.length >= most) return
    setTyped('')
    onChange([...new Set([...times, at])].toSorted((one, next) => one - next))
  }
  return (
    <div className={styles.picker}>
      {times.length > 0 && (
        <ul role="list" className={styles.chosen} aria-label={t`Chosen times`}>
          {times.map((at) => (
            <li key={at} className={styles.time}>
              <BothTimes from={at} to={at + minutes * MINUTE} own={own} other={other} />
              <PlainIconButton
                glyph={IconX}
                label={t`Remove this time`}
                onPress={() => onChange(times.filter((one) => one !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <TextField
          type="datetime-local"
          label={t`Day and time (${city} time)`}
          value={typed}
          onChange={setTyped}
          isDisabled={times.length >= most}
        />
        <PlainButton icon={IconPlus} isDisabled={times.length >= most} onPress={add}>
          <Trans>Add time</Trans>
        </PlainButton>
      </div>
    </div>
  )
}
