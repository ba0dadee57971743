import { useLingui } from '@lingui/react/macro'
import { MAX_HEADLINE } from '#shared/features/people/talents/talent-limits.ts'
import { type Seniority, seniorities } from '#shared/features/people/talents/talent-words.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { useSeniorityNames } from './seniority-names.ts'
import { type PickedSkill, SkillsField } from './skills-field.tsx'

export type WorkValues = { headline: string; seniority: Seniority | null; skills: PickedSkill[] }

type WorkFieldsProps = {
  /** What the form gives a text field: name, value and handlers. */
  headline: Omit<TextFieldProps, 'label'>
  values: WorkValues
  change: (values: Partial<WorkValues>) => void
}

export function WorkFields({ headline, values, change }: WorkFieldsProps) {
  const { t } = useLingui()
  const labels = useSeniorityNames()
  return (
    <>
      <TextField
        {...headline}
        label={t`Role`}
        placeholder={t`Backend engineer`}
        maxLength={MAX_HEADLINE}
        isRequired
        missingMessage={t`Enter your role, for example “Backend engineer”.`}
      />
      <Select
        name="seniority"
        label={t`How experienced are you?`}
        choices={seniorities.map((seniority) => ({ id: seniority, label: labels[seniority] }))}
        value={values.seniority}
        onChange={(key) => change({ seniority: key as Seniority })}
      />
      <SkillsField picked={values.skills} onChange={(skills) => change({ skills })} />
    </>
  )
}
