import { useLingui } from '@lingui/react/macro'
import { codeLanguages } from '#shared/features/hiring/screeners/code/code-question.ts'
import { MAX_CASES, MAX_CODE } from '#shared/features/hiring/screeners/screener-limits.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { blankCase, type Written } from '../blank-question.ts'
import type { KeyProps } from '../key-fields.tsx'
import styles from '../tests.module.css'
import { RowsField } from './rows-field.tsx'

const languageNames: Readonly<Record<(typeof codeLanguages)[number], string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
}

export function CodeFields({ question, path, errors, onChange }: KeyProps<Written<'code'>>) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.row}>
        <Select
          name={`${path}.language`}
          label={t`Language`}
          choices={codeLanguages.map((id) => ({ id, label: languageNames[id] }))}
          value={question.language}
          onChange={(chosen) =>
            onChange({ ...question, language: codeLanguages.find((one) => one === chosen) ?? question.language })
          }
        />
        <TextField
          name={`${path}.entry`}
          label={t`Name of the function`}
          help={t`The tests call this function.`}
          autoComplete="off"
          spellCheck={false}
          value={question.entry}
          onChange={(entry) => onChange({ ...question, entry })}
        />
      </div>
      <TextArea
        name={`${path}.starter`}
        label={t`Code to start with`}
        isOptional
        rows={4}
        countTo={MAX_CODE}
        spellCheck="false"
        value={question.starter}
        onChange={(starter) => onChange({ ...question, starter })}
      />
      <RowsField
        legend={t`Tests`}
        help={t`Write the arguments as a JSON list, for example [1, "two"], and the expected result as JSON.`}
        rows={question.cases}
        most={MAX_CASES}
        least={1}
        blank={blankCase}
        addLabel={t`Add test`}
        problem={errors[`${path}.cases`]?.[0]}
        onChange={(cases) => onChange({ ...question, cases })}
      >
        {({ args, expected, isHidden }, place, change) => {
          const number = place + 1
          return (
            <>
              <TextField
                name={`${path}.cases.${place}.args`}
                label={t`Arguments`}
                autoComplete="off"
                spellCheck={false}
                value={args}
                onChange={(given) => change({ args: given })}
              />
              <TextField
                name={`${path}.cases.${place}.expected`}
                label={t`Expected`}
                autoComplete="off"
                spellCheck={false}
                value={expected}
                onChange={(given) => change({ expected: given })}
              />
              <Checkbox
                isSelected={isHidden}
                onChange={(hidden) => change({ isHidden: hidden })}
                aria-label={t`Hidden: test ${number}`}
              >
                {t`Hidden`}
              </Checkbox>
            </>
          )
        }}
      </RowsField>
    </>
  )
}
