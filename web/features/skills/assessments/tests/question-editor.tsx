import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_CODE, MAX_POINTS, MAX_QUESTION, MAX_TOPIC } from '#shared/features/hiring/screeners/screener-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { KeyFields } from './key-fields.tsx'
import { kindNames } from './kind-names.ts'
import styles from './tests.module.css'

type QuestionEditorProps = {
  question: WrittenQuestion
  path: string
  number: number
  count: number
  sections: readonly { title: string }[]
  materials: readonly { title: string }[]
  errors: Readonly<Record<string, readonly string[]>>
  isReadOnly: boolean
  onChange: (question: WrittenQuestion) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** Marked by a person, so nothing can be subtracted automatically. */
const isMarkedByHand = ({ kind }: WrittenQuestion): boolean =>
  kind === 'long_text' || kind === 'spoken' || kind === 'file'

const NONE = 'none'

const choicesOf = (parts: readonly { title: string }[]) =>
  parts.map(({ title }, place) => ({ id: String(place), label: title || String(place + 1) }))

/** Part of an answer can be right. */
const hasParts = ({ kind }: WrittenQuestion): boolean =>
  kind === 'multiple' || kind === 'ordering' || kind === 'matching' || kind === 'gaps' || kind === 'code'

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, path, number, count, sections, materials, errors, isReadOnly, onChange, onMove, onRemove } = props
  const { t, i18n } = useLingui()
  const change = (changed: Partial<WrittenQuestion>) => onChange({ ...question, ...changed } as WrittenQuestion)
  const kind = i18n._(kindNames[question.kind])
  return (
    <Card
      title={
        <Trans>
          {number}. {kind}
        </Trans>
      }
    >
      <div className={styles.fields}>
        <TextArea
          name={`${path}.text`}
          label={t`Question`}
          rows={2}
          countTo={MAX_QUESTION}
          value={question.text}
          onChange={(text) => change({ text })}
        />
        <Suspense fallback={null}>
          <KeyFields question={question} path={path} errors={errors} onChange={onChange} />
        </Suspense>
        <div className={styles.row}>
          <NumberField
            name={`${path}.points`}
            label={t`Points`}
            minValue={1}
            maxValue={MAX_POINTS}
            value={question.points}
            onChange={(points) => change({ points: Number.isNaN(points) ? 1 : points })}
          />
          {!isMarkedByHand(question) && (
            <NumberField
              name={`${path}.penalty`}
              label={t`Points deducted for a wrong answer`}
              isOptional
              minValue={0}
              maxValue={question.points}
              step={0.25}
              value={question.penalty ?? Number.NaN}
              onChange={(penalty) => change({ penalty: Number.isNaN(penalty) ? undefined : penalty })}
            />
          )}
          <TextField
            name={`${path}.topic`}
            label={t`Topic`}
            help={t`Results are broken down by topic.`}
            isOptional
            maxLength={MAX_TOPIC}
            value={question.topic ?? ''}
            onChange={(topic) => change({ topic: topic === '' ? undefined : topic })}
          />
        </div>
        {(sections.length > 0 || materials.length > 0) && (
          <div className={styles.row}>
            {sections.length > 0 && (
              <Select
                name={`${path}.section`}
                label={t`Section`}
                choices={choicesOf(sections)}
                value={String(question.section ?? 0)}
                onChange={(chosen) => change({ section: Number(chosen) })}
              />
            )}
            {materials.length > 0 && (
              <Select
                name={`${path}.material`}
                label={t`Material`}
                choices={[{ id: NONE, label: t`None` }, ...choicesOf(materials)]}
                value={question.material === undefined ? NONE : String(question.material)}
                onChange={(chosen) => change({ material: chosen === NONE ? undefined : Number(chosen) })}
              />
            )}
          </div>
        )}
        {hasParts(question) && (
          <Switch
            isSelected={question.isAllOrNothing ?? false}
            onChange={(isAllOrNothing) => change({ isAllOrNothing: isAllOrNothing || undefined })}
          >
            <Trans>Points only if everything is right</Trans>
          </Switch>
        )}
        {(question.kind === 'short_text' || question.kind === 'gaps') && (
          <Switch
            isSelected={question.isExact ?? false}
            onChange={(isExact) => onChange({ ...question, isExact: isExact || undefined })}
          >
            <Trans>Capital letters and accents matter</Trans>
          </Switch>
        )}
        {question.kind !== 'spoken' && (
          <Disclosure
            title={<Trans>Text or code to read with the question</Trans>}
            isInitiallyOpen={question.code !== null}
          >
            <TextArea
              name={`${path}.code`}
              label={t`Shown exactly as written`}
              isOptional
              rows={4}
              countTo={MAX_CODE}
              value={question.code ?? ''}
              onChange={(code) => change({ code: code === '' ? null : code })}
            />
          </Disclosure>
        )}
        {!isReadOnly && (
          <div className={styles.actions}>
            <IconButton
              glyph={IconArrowUp}
              label={t`Move question ${number} up`}
              isDisabled={number === 1}
              onPress={() => onMove(number - 2)}
            />
            <IconButton
              glyph={IconArrowDown}
              label={t`Move question ${number} down`}
              isDisabled={number === count}
              onPress={() => onMove(number)}
            />
            {count > 1 && (
              <Button variant="danger-text" onPress={onRemove}>
                <Trans>Remove question {number}</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}
