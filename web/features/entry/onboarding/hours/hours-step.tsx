import { Trans, useLingui } from '@lingui/react/macro'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { formatMinute } from '#web/features/people/talents/format-minute.ts'
import { HoursFields, usualHours } from '#web/features/people/talents/hours-fields.tsx'
import { lengthOf } from '#web/features/people/talents/hours-range.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { StepForm, type StepProps, useNextStep } from '../step-form.tsx'
import { HoursElsewhere } from './hours-elsewhere.tsx'
import styles from './hours-step.module.css'

export function HoursStep({ facts }: StepProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const identity = useIdentity()
  const goToNextStep = useNextStep('hours')
  const now = useNow()
  const deviceZone = useReaderZone()
  const zone = facts.place?.timeZone ?? identity?.timeZone ?? deviceZone
  const { describeLength } = useDayBandText()
  const form = useContractForm({
    loadSchema: () => import('#shared/features/people/talents/talent-facts.ts').then(({ hours }) => hours),
    initialValues: facts.hours ?? usualHours,
    draftName: 'onboarding-hours',
    send: (body) => callApi<typeof onboarding.saveHours>(client, 'PUT /talent/api/onboarding/hours', { body }),
    onSuccess: goToNextStep,
  })
  const hours = form.values
  const length = describeLength(lengthOf(hours))
  const [start, end] = [formatMinute(hours.from, i18n.locale), formatMinute(hours.to, i18n.locale)]
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
      <HoursFields hours={hours} onChange={form.change} />
      {zone && now !== null && <HoursElsewhere hours={hours} zone={zone} now={now} />}
    </StepForm>
  )
}
