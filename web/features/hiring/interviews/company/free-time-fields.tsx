import { Time } from '@internationalized/date'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Availability } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type { InterviewPlan } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { addDays, localDateAt } from '#shared/kit/time-zones.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { cityOf } from '../parts/side-clocks.ts'

/** Two weeks from tomorrow, by the company's calendar. */
export function nextDays(zone: string, now: number): Availability {
  const today = localDateAt(zone, now)
  return { from: addDays(today, 1), to: addDays(today, 14), hours: null }
}

type FreeTimeFieldsProps = {
  value: Availability
  plan: InterviewPlan
  onChange: (value: Availability) => void
}

/** The days and, optionally, the part of the working day an applicant may choose from. */
export function FreeTimeFields({ value, plan, onChange }: FreeTimeFieldsProps) {
  const { t } = useLingui()
  const city = cityOf(plan.companyClock)
  const { from, to } = value.hours ?? plan.companyClock.window ?? { from: 9 * 60, to: 18 * 60 }
  const setHours = (hours: { from: number; to: number }) => onChange({ ...value, hours })
  return (
    <>
      <FieldPair>
        <TextField
          name="availability.from"
          type="date"
          label={t`First day`}
          value={value.from}
          onChange={(day) => onChange({ ...value, from: day })}
          isRequired
        />
        <TextField
          name="availability.to"
          type="date"
          label={t`Last day`}
          value={value.to}
          onChange={(day) => onChange({ ...value, to: day })}
          isRequired
        />
      </FieldPair>
      <FieldPair>
        <TimeField
          name="availability.hours.from"
          label={t`Not before (${city} time)`}
          value={toTime(from)}
          onChange={(time) => time && setHours({ from: toMinutes(time), to })}
        />
        <TimeField
          name="availability.hours.to"
          label={t`Not after (${city} time)`}
          value={toTime(to)}
          onChange={(time) => time && setHours({ from, to: toMinutes(time) })}
        />
      </FieldPair>
      <p role="status">
        {plan.starts !== null && (
          <Plural
            value={plan.starts}
            _0="No time is free on these days."
            one="Right now they could choose # start time."
            other="Right now they could choose from # start times."
          />
        )}{' '}
        <Trans>
          We offer times within your working hours when everybody taking part is free, and which are neither early nor
          late for the applicant. The applicant sees these times, but not why others are missing.
        </Trans>
      </p>
    </>
  )
}

const toTime = (minutes: number): Time => new Time(Math.floor(minutes / 60) % 24, minutes % 60)
const toMinutes = ({ hour, minute }: Time): number => hour * 60 + minute
