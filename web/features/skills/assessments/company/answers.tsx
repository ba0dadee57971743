import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { AnswerValue, WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { isFields } from '#shared/features/hiring/screeners/scoring/answer-fields.ts'
import { MAX_MESSAGE } from '#shared/features/skills/assessments/assessment-limits.ts'
import { hasResult } from '#shared/features/skills/assessments/assessment-status.ts'
import type {
  AssessmentReview,
  companyAssessments,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { companyAssessmentQuery, refreshCompanyAssessments } from '../assessment-queries.ts'
import styles from '../assessments.module.css'
import { CodeResult } from './code-result.tsx'

type Answer = AssessmentReview['answers'][number]

/** Answers beside the key; those without one are marked here. */
export function Answers({ assessment }: { assessment: AssessmentReview }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, answers, canScore, status } = assessment
  const isAgain = hasResult(status)
  const toMark = canScore ? answers.filter(({ isMarkedByHand }) => isMarkedByHand) : []
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/company-assessments.contract.ts').then(
        (contract) => contract.companyAssessments.score.body,
      ),
    initialValues: {
      marks: toMark.map(({ question, points }) => ({ questionId: question.id ?? '', points: points ?? 0 })),
      note: '',
    },
    send: (body) =>
      callApi<typeof companyAssessments.score>(client, 'POST /company/api/assessments/:id/score', {
        params: { id },
        body,
      }),
    onSuccess: async (marked) => {
      cache.setQueryData(companyAssessmentQuery(id).queryKey, marked)
      await refreshCompanyAssessments(cache)
      void showToast({ text: t`Marked. We have let them know.` })
    },
  })
  const change = (questionId: string | undefined, points: number) =>
    form.change({
      marks: form.values.marks.map((mark) => (mark.questionId === questionId ? { ...mark, points } : mark)),
    })
  return (
    <Form {...form.formProps}>
      <ol className={styles.answers}>
        {answers.map((answer) => {
          const place = form.values.marks.findIndex(({ questionId }) => questionId === answer.question.id)
          return (
            <li key={answer.question.id} className={styles.answer}>
              <AnswerText answer={answer} />
              {place >= 0 && (
                <div className={styles.narrow}>
                  <NumberField
                    name={`marks.${place}.points`}
                    label={t`Points, up to ${answer.question.points}`}
                    minValue={0}
                    maxValue={answer.question.points}
                    step={0.5}
                    value={form.values.marks[place]?.points ?? 0}
                    onChange={(points) => change(answer.question.id, Number.isNaN(points) ? 0 : points)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {toMark.length > 0 && (
        <>
          {isAgain && (
            <TextArea
              name="note"
              label={t`Why are you marking it again?`}
              help={t`They will read this note.`}
              rows={2}
              countTo={MAX_MESSAGE}
              value={form.values.note}
              onChange={(note) => form.change({ note })}
            />
          )}
          <SubmitButton isPending={form.isPending}>
            {isAgain ? <Trans>Mark again</Trans> : <Trans>Save marks</Trans>}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

function AnswerText({ answer: { question, value, points, code } }: { answer: Answer }) {
  const { i18n } = useLingui()
  const given = shown(question, value)
  const right = keyOf(question)
  return (
    <>
      <p className={styles.stem} translate="no">
        <bdi>{question.text}</bdi>
      </p>
      {question.kind === 'code' && given !== '' ? (
        <CodeResult source={given} result={code} />
      ) : (
        <p className={styles.given} translate="no">
          {given === '' ? <Trans>No answer</Trans> : <bdi>{given}</bdi>}
        </p>
      )}
      <p className={styles.words}>
        {points === null ? (
          <Trans>Not marked yet</Trans>
        ) : (
          <Plural
            value={question.points}
            one={`${i18n.number(points)} of # point`}
            other={`${i18n.number(points)} of # points`}
          />
        )}
        {right !== '' && (
          <>
            {' · '}
            <Trans>
              Expected: <bdi translate="no">{right}</bdi>
            </Trans>
          </>
        )}
      </p>
    </>
  )
}

function shown(question: WrittenQuestion, value: AnswerValue): string {
  if (value === null) return ''
  const choices = 'options' in question ? question.options : 'items' in question ? question.items : []
  const textOf = (id: string) => choices.find((one) => one.id === id)?.text ?? id
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (isFields(value))
    return Object.entries(value)
      .map(([key, text]) => fieldText(textOf(key), text))
      .join(', ')
  if (question.kind === 'numeric') return `${value} ${question.unit}`.trim()
  return question.kind === 'single' ? textOf(String(value)) : String(value)
}

/** Gaps have numbers, from 0; what is matched has a name. */
const fieldText = (name: string, text: string): string => `${/^\d+$/.test(name) ? Number(name) + 1 : name}: ${text}`

function keyOf(question: WrittenQuestion): string {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options
        .filter(({ isRight }) => isRight)
        .map(({ text }) => text)
        .join(', ')
    case 'ordering':
      return question.items.map(({ text }) => text).join(', ')
    case 'true_false':
      return String(question.isTrue)
    case 'matching':
      return question.items.map(({ text, match }) => fieldText(text, match)).join(', ')
    case 'gaps':
      return question.gaps.map((accepted, place) => fieldText(String(place), accepted.join(' / '))).join(', ')
    case 'numeric':
      return `${question.answer} ${question.unit}`.trim()
    case 'short_text':
      return question.accepted.join(', ')
    case 'code':
      return ''
    case 'long_text':
      return question.guide
  }
}
