import { Time } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TimeValue } from 'react-aria-components'
import type { JobHours } from '#shared/features/jobs/jobs/job-terms.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TimeField } from '#web/ui/time-field.tsx'

type Window = NonNullable<JobHours['core']>

type CoreHoursProps = {
  core: Window | null
  /** The company's working hours, which count without core hours. */
  usual: Window
  city: string
  onChange: (core: Window | null) => void
}

const timeAt = (minute: number) => new Time(Math.floor((minute % MINUTES_PER_DAY) / 60), minute % 60)
const minuteOf = ({ hour, minute }: TimeValue) => hour * 60 + minute

/** When everybody is expected to be available; the overlap is counted within these hours. */
export function CoreHours({ core, usual, city, onChange }: CoreHoursProps) {
  const { t } = useLingui()
  return (
    <>
      <Switch isSelected={core !== null} onChange={(isOn) => onChange(isOn ? usual : null)}>
        <Trans>This job has its own core hours</Trans>
      </Switch>
      {core && (
        <FieldPair>
          <TimeField
            name="hours.core.from"
            label={t`Core hours start`}
            help={t`In ${city} time`}
            value={timeAt(core.from)}
            onChange={(time) => time && onChange({ ...core, from: minuteOf(time) })}
          />
          <TimeField
            name="hours.core.to"
            label={t`Core hours end`}
            help={t`In ${city} time`}
            value={timeAt(core.to)}
            onChange={(time) => time && onChange({ ...core, to: minuteOf(time) || MINUTES_PER_DAY })}
          />
        </FieldPair>
      )}
    </>
  )
}
