import { Trans, useLingui } from '@lingui/react/macro'
import type { Rubric } from '#shared/features/hiring/screeners/marking/rubric.contract.ts'
import { bestOf } from '#shared/features/hiring/screeners/marking/rubric-points.ts'
import {
  MAX_CRITERIA,
  MAX_LEVELS,
  MAX_OPTION,
  MAX_POINTS,
  MAX_TITLE,
  MIN_LEVELS,
} from '#shared/features/hiring/screeners/screener-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { KeyProps } from '../key-fields.tsx'
import styles from '../tests.module.css'
import type { MarkedQuestion } from './guide-fields.tsx'
import { RowsField } from './rows-field.tsx'

type RubricFieldsProps = KeyProps<MarkedQuestion> & { rubric: Rubric }

const blankCriterion = {
  title: '',
  levels: [
    { text: '', points: 0 },
    { text: '', points: 1 },
  ],
}

/** Criteria with levels. The points of the question are those of the best levels. */
export function RubricFields({ question, rubric, path, errors, onChange }: RubricFieldsProps) {
  const { t } = useLingui()
  const change = (changed: Rubric) => {
    const points = bestOf(changed)
    const isFine = Number.isInteger(points) && points >= 1
    onChange({ ...question, rubric: changed, ...(isFine && { points }) })
  }
  return (
    <div className={styles.rows}>
      {rubric.map((criterion, place) => {
        const number = place + 1
        const set = (changed: Partial<typeof criterion>) =>
          change(rubric.map((one, at) => (at === place ? { ...one, ...changed } : one)))
        const name = `${path}.rubric.${place}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: criteria have no id, and every field is controlled
          <div key={place} className={styles.rows}>
            <TextField
              name={`${name}.title`}
              label={t`Criterion ${number}`}
              maxLength={MAX_TITLE}
              value={criterion.title}
              onChange={(title) => set({ title })}
            />
            <RowsField
              legend={t`Levels of criterion ${number}`}
              rows={criterion.levels}
              most={MAX_LEVELS}
              least={MIN_LEVELS}
              blank={{ text: '', points: 0 }}
              addLabel={t`Add level`}
              problem={errors[`${name}.levels`]?.[0]}
              onChange={(levels) => set({ levels })}
            >
              {({ text, points }, at, changeLevel) => (
                <>
                  <TextField
                    name={`${name}.levels.${at}.text`}
                    label={t`Level ${at + 1}`}
                    maxLength={MAX_OPTION}
                    value={text}
                    onChange={(given) => changeLevel({ text: given })}
                  />
                  <NumberField
                    name={`${name}.levels.${at}.points`}
                    label={t`Points`}
                    minValue={0}
                    maxValue={MAX_POINTS}
                    step={0.5}
                    value={points}
                    onChange={(given) => changeLevel({ points: Number.isNaN(given) ? 0 : given })}
                  />
                </>
              )}
            </RowsField>
            <div>
              <Button variant="danger-text" onPress={() => change(rubric.filter((_, at) => at !== place))}>
                <Trans>Remove criterion {number}</Trans>
              </Button>
            </div>
          </div>
        )
      })}
      {rubric.length < MAX_CRITERIA && (
        <div>
          <Button variant="text" onPress={() => change([...rubric, blankCriterion])}>
            <Trans>Add criterion</Trans>
          </Button>
        </div>
      )}
      <Checkbox
        isSelected={question.isRubricOpen === true}
        onChange={(isRubricOpen) => onChange({ ...question, isRubricOpen })}
      >
        <Trans>Show the rubric to the people who take the test</Trans>
      </Checkbox>
    </div>
  )
}
