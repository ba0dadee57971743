import { useLingui } from '@lingui/react/macro'
import { type ExtraTimeReason, extraTimeReasons } from '#shared/features/hiring/screeners/extra-time.ts'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'

type ExtraTimeChoiceProps = {
  value: ExtraTimeReason
  onChange: (reason: ExtraTimeReason) => void
  /** Who asked for the test; nobody else sees anything of a test people take for themselves. */
  isForCompany: boolean
}

export function ExtraTimeChoice({ value, onChange, isForCompany }: ExtraTimeChoiceProps) {
  const { t } = useLingui()
  const labels = {
    none: t`No extra time`,
    language: t`20% more, because this is not my first language`,
    condition: t`50% more, because of a disability or condition`,
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
