import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { MAX_LABEL } from '#shared/features/hiring/apply/apply-limits.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../editor.module.css'
import type { EditedQuestion as Question } from '../saving/edited-form.ts'

type QuestionFieldsProps = {
  question: Question
  number: number
  problems: string
  onChange: (part: Partial<Question>) => void
  onRemove: () => void
}

export function QuestionFields({ question, number, problems, onChange, onRemove }: QuestionFieldsProps) {
  const { t } = useLingui()
  const types: Record<Question['type'], string> = {
    short_text: t`Short text`,
    long_text: t`Long text`,
    number: t`Number`,
    date: t`Date`,
    yes_no: t`Yes or no`,
    single: t`Single choice`,
    multi: t`Multiple choice`,
    file: t`File`,
    url: t`Link`,
    country: t`Country`,
    timezone: t`Time zone`,
    salary_expectation: t`Expected pay`,
    notice_period: t`Notice period`,
  }
  const hasOptions = question.type === 'single' || question.type === 'multi'
  return (
    <li className={styles.question}>
      <div className={styles.row}>
        <TextField
          label={t`Question ${number}`}
          maxLength={MAX_LABEL}
          value={question.label}
          onChange={(label) => onChange({ label })}
          problem={problems === '' ? undefined : problems}
        />
        <Select
          label={t`Kind of answer ${number}`}
          choices={(Object.keys(types) as Question['type'][]).map((id) => ({ id, label: types[id] }))}
          value={question.type}
          onChange={(key) => {
            const type = (Object.keys(types) as Question['type'][]).find((one) => one === key) ?? question.type
            onChange({ type, knockout: null, options: type === 'single' || type === 'multi' ? question.options : [] })
          }}
        />
        <IconButton glyph={IconX} label={t`Remove question ${number}`} onPress={onRemove} />
      </div>
      {hasOptions && (
        <TextArea
          label={t`Answers to choose from`}
          help={t`One per line.`}
          rows={3}
          value={question.options.join('\n')}
          onChange={(text) => onChange({ options: text.split('\n') })}
        />
      )}
      <Checkbox isSelected={question.isRequired} onChange={(isRequired) => onChange({ isRequired })}>
        <Trans>Required</Trans>
      </Checkbox>
    </li>
  )
}
