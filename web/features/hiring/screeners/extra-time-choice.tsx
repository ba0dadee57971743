import { useLingui } from '@lingui/react/macro'
import { type ExtraTimeReason, extraTimeReasons } from '#shared/features/hiring/screeners/extra-time.ts'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'

type ExtraTimeChoiceProps = {
  value: ExtraTimeReason
  onChange: (reason: ExtraTimeReason) => void
  /** Whether a company asked for the test. Tests people take on their own are not shown to anybody else. */
  isForCompany: boolean
}

export function ExtraTimeChoice({ value, onChange, isForCompany }: ExtraTimeChoiceProps) {
  const { t } = useLingui()
  const labels = {
    none: t`No extra time`,
    language: t`20% extra: this is not my first language`,
    condition: t`50% extra: I have a disability or health condition`,
  }
  return (
    <RadioGroup
      label={t`Do you need more time?`}
      help={isForCompany ? t`The company sees neither your choice nor the reason.` : t`Nobody else sees your choice.`}
      value={value}
      onChange={(chosen) => onChange(extraTimeReasons.find((one) => one === chosen) ?? 'none')}
    >
      {extraTimeReasons.map((reason) => (
        <Radio key={reason} value={reason}>
          {labels[reason]}
        </Radio>
      ))}
    </RadioGroup>
  )
}
