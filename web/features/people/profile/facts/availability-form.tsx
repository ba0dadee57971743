import { parseDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import type { AvailabilityFacts } from '#shared/features/people/profile/profile.contract.ts'
import { type Availability, availabilities, MAX_NOTICE_DAYS } from '#shared/features/people/profile/profile-sections.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { useAvailabilityNames } from '../view/availability-text.tsx'
import { FactForm } from './fact-form.tsx'

type AvailabilityFormProps = { availability: AvailabilityFacts; onClose: () => void }

export function AvailabilityForm({ availability, onClose }: AvailabilityFormProps) {
  const { t } = useLingui()
  const { saveAvailability } = useChangeProfile()
  const names = useAvailabilityNames()
  const form = useContractForm({
    loadSchema: () => import('#shared/features/people/profile/profile.contract.ts').then((all) => all.availability),
    initialValues: availability,
    send: saveAvailability,
    onSuccess: onClose,
  })
  const { kind, noticeDays, from } = form.values
  return (
    <FactForm label={t`Availability`} form={form.formProps} isPending={form.isPending} onClose={onClose}>
      <RadioGroup
        name="kind"
        label={t`When could you start?`}
        value={kind}
        onChange={(chosen) => form.change({ kind: chosen as Availability })}
      >
        {availabilities.map((one) => (
          <Radio key={one} value={one}>
            {names[one]}
          </Radio>
        ))}
      </RadioGroup>
      {kind === 'notice' && (
        <NumberField
          name="noticeDays"
          label={t`Days of notice`}
          minValue={1}
          maxValue={MAX_NOTICE_DAYS}
          value={noticeDays ?? Number.NaN}
          onChange={(days) => form.change({ noticeDays: Number.isNaN(days) ? null : days })}
        />
      )}
      {kind === 'date' && (
        <DateField
          name="from"
          label={t`First day`}
          value={from ? parseDate(from) : null}
          onChange={(day) => form.change({ from: day?.toString() ?? null })}
        />
      )}
    </FactForm>
  )
}
