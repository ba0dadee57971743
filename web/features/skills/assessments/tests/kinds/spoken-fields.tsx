import { useLingui } from '@lingui/react/macro'
import {
  answerTimes,
  DEFAULT_ANSWER,
  MAX_TAKES,
  thinkTimes,
} from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Written } from '../blank-question.ts'
import type { KeyProps } from '../key-fields.tsx'
import styles from '../tests.module.css'
import { GuideFields } from './guide-fields.tsx'

const NO_LIMIT = 'none'

/** Times set through the API are kept, even if they are not in the list. */
const withOwn = (times: readonly number[], own: number | null): number[] =>
  [...new Set([...times, ...(own === null ? [] : [own])])].toSorted((one, other) => one - other)

export function SpokenFields({ question, path, errors, onChange }: KeyProps<Written<'spoken'>>) {
  const { t } = useLingui()
  const { thinkSeconds, answerSeconds, takes } = question
  const choiceOf = (seconds: number) => ({ id: String(seconds), label: t`${formatSeconds(seconds)} min` })
  return (
    <>
      <div className={styles.row}>
        <Select
          name={`${path}.thinkSeconds`}
          label={t`Time to think`}
          choices={[...withOwn(thinkTimes, thinkSeconds).map(choiceOf), { id: NO_LIMIT, label: t`No limit` }]}
          value={thinkSeconds === null ? NO_LIMIT : String(thinkSeconds)}
          onChange={(chosen) => onChange({ ...question, thinkSeconds: chosen === NO_LIMIT ? null : Number(chosen) })}
        />
        <Select
          name={`${path}.answerSeconds`}
          label={t`Maximum length of the answer`}
          choices={withOwn(answerTimes, answerSeconds).map(choiceOf)}
          value={String(answerSeconds)}
          onChange={(chosen) => onChange({ ...question, answerSeconds: Number(chosen ?? DEFAULT_ANSWER) })}
        />
        <NumberField
          name={`${path}.takes`}
          label={t`Takes`}
          hasSteppers
          minValue={1}
          maxValue={MAX_TAKES}
          value={takes}
          onChange={(given) => onChange({ ...question, takes: Number.isNaN(given) ? 1 : given })}
        />
      </div>
      <GuideFields question={question} path={path} errors={errors} onChange={onChange} />
    </>
  )
}
