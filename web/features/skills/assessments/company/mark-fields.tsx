import { useLingui } from '@lingui/react/macro'
import { pointsOfLevels } from '#shared/features/hiring/screeners/marking/rubric-points.ts'
import { MAX_COMMENT } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from '../assessments.module.css'

export type GivenMark = { questionId: string; points: number; levels: number[]; comment: string }

type MarkFieldsProps = {
  name: string
  question: AssessmentReview['answers'][number]['question']
  mark: GivenMark
  onChange: (mark: GivenMark) => void
}

const NOT_CHOSEN = -1

/** A level for each criterion of the rubric, or points where there is none. */
export function MarkFields({ name, question, mark, onChange }: MarkFieldsProps) {
  const { t, i18n } = useLingui()
  const rubric = 'rubric' in question ? (question.rubric ?? []) : []
  const choose = (place: number, level: number) => {
    const levels = rubric.map((_, at) => (at === place ? level : (mark.levels[at] ?? NOT_CHOSEN)))
    onChange({ ...mark, levels, points: pointsOfLevels(rubric, levels) ?? mark.points })
  }
  return (
    <>
      {rubric.length === 0 ? (
        <div className={styles.narrow}>
          <NumberField
            name={`${name}.points`}
            label={t`Points, up to ${question.points}`}
            minValue={0}
            maxValue={question.points}
            step={0.5}
            value={mark.points}
            onChange={(points) => onChange({ ...mark, points: Number.isNaN(points) ? 0 : points })}
          />
        </div>
      ) : (
        rubric.map(({ title, levels }, place) => (
          <Select
            // Criteria never change their order.
            key={place}
            name={`${name}.levels`}
            label={<bdi translate="no">{title}</bdi>}
            choices={levels.map(({ text, points }, at) => ({
              id: String(at),
              label: t`${text} (${i18n.number(points)})`,
            }))}
            value={mark.levels[place] === undefined ? null : String(mark.levels[place])}
            onChange={(chosen) => choose(place, Number(chosen))}
          />
        ))
      )}
      <TextArea
        name={`${name}.comment`}
        label={t`Comment`}
        help={t`The person sees this if you release the points for each question.`}
        isOptional
        rows={2}
        maxLength={MAX_COMMENT}
        value={mark.comment}
        onChange={(comment) => onChange({ ...mark, comment })}
      />
    </>
  )
}
