import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatLongDate, formatWeekdayName } from '#shared/kit/time-format.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import styles from './week.module.css'
import type { WeekEvent } from './week-events.ts'

type DayPickerProps = {
  days: readonly LocalDate[]
  today: LocalDate
  eventsOn: (date: LocalDate) => WeekEvent[]
}

/** On a phone, which day is shown. Plain radio buttons and a style sheet, so that it works before scripts load. */
export function DayPicker({ days, today, eventsOn }: DayPickerProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const first = days.find((date) => date === today) ?? days.find((date) => eventsOn(date).length > 0) ?? days[0]
  return (
    <fieldset className={styles.picker}>
      <legend className="visually-hidden">{t`Day`}</legend>
      {days.map((date) => {
        const noon = Date.parse(`${date}T12:00:00Z`)
        const events = eventsOn(date)
        const full = formatLongDate(noon, 'UTC', i18n.locale)
        return (
          <label key={date} className={styles.pick} data-today={date === today || undefined}>
            <input
              type="radio"
              name={name}
              defaultChecked={date === first}
              aria-label={t`${full}, ${plural(events.length, { one: '# event', other: '# events' })}`}
            />
            <time dateTime={date} aria-hidden="true">
              {formatWeekdayName(noon, 'UTC', i18n.locale)}
            </time>
            <strong aria-hidden="true">{i18n.number(Number(date.slice(8)))}</strong>
            <span className={styles.dots} aria-hidden="true">
              {events.slice(0, 3).map(({ id, kind }) => (
                <span key={id} data-event={kind} />
              ))}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
