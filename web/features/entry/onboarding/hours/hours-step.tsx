import { Time } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TimeValue } from 'react-aria-components'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { MINUTE, MINUTES_PER_DAY, zoneCity } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { StepForm, type StepProps, useNextStep } from '../step-form.tsx'
import { HoursBand } from './hours-band.tsx'
import { HoursElsewhere } from './hours-elsewhere.tsx'
import { lengthOf, moveEnd, moveStart } from './hours-range.ts'
import styles from './hours-step.module.css'

/** A typical working day to start from. */
const usual = { from: 9 * 60, to: 17 * 60 }

const timeAt = (minute: number) => new Time(Math.floor((minute % MINUTES_PER_DAY) / 60), minute % 60)
const minuteOf = ({ hour, minute }: TimeValue) => hour * 60 + minute

export function HoursStep({ facts }: StepProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const identity = useIdentity()
  const goToNextStep = useNextStep('hours')
  const now = useNow()
  const deviceZone = useReaderZone()
  const zone = facts.place?.timeZone ?? identity?.timeZone ?? deviceZone
  const { describeLength } = useDayBandText()
  const form = useContractForm({
    loadSchema: () => import('#shared/features/people/talents/talent-facts.ts').then(({ hours }) => hours),
    initialValues: facts.hours ?? usual,
    draftName: 'onboarding-hours',
    send: (body) => callApi<typeof onboarding.saveHours>(client, 'PUT /talent/api/onboarding/hours', { body }),
    onSuccess: goToNextStep,
  })
  const hours = form.values
  const formatMinute = (minute: number) => formatTime((minute % MINUTES_PER_DAY) * MINUTE, 'UTC', i18n.locale)
  const length = describeLength(lengthOf(hours))
  const [start, end] = [formatMinute(hours.from), formatMinute(hours.to)]
  const city = facts.place && zoneCity(facts.place.timeZone)
  return (
    <StepForm
      step="hours"
      title={<Trans>When can you work?</Trans>}
      lead={
        <Trans>Drag either end of your day, or move the whole block. Jobs then show how many hours you share.</Trans>
      }
      form={form.formProps}
      isPending={form.isPending}
    >
      <p className={styles.summary}>
        {city ? (
          <Trans>
            {length} a day, {start}–{end} {city} time
          </Trans>
        ) : (
          <Trans>
            {length} a day, {start}–{end} your time
          </Trans>
        )}
      </p>
      <HoursBand hours={hours} onChange={form.change} formatMinute={formatMinute} />
      <FieldPair>
        <TimeField
          name="from"
          label={t`Start`}
          value={timeAt(hours.from)}
          onChange={(time) => time && form.change(moveStart(hours, minuteOf(time)))}
        />
        <TimeField
          name="to"
          label={t`End`}
          {...(hours.to < hours.from && { help: t`Next day` })}
          value={timeAt(hours.to)}
          onChange={(time) => time && form.change(moveEnd(hours, minuteOf(time)))}
        />
      </FieldPair>
      {zone && now !== null && <HoursElsewhere hours={hours} zone={zone} now={now} />}
    </StepForm>
  )
}
