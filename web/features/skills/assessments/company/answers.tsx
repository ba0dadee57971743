import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_MESSAGE } from '#shared/features/skills/assessments/assessment-limits.ts'
import { hasResult } from '#shared/features/skills/assessments/assessment-status.ts'
import type {
  AssessmentReview,
  companyAssessments,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { MaterialView } from '#web/features/hiring/screeners/parts/material-view.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { companyAssessmentQuery, refreshCompanyAssessments } from '../assessment-queries.ts'
import styles from '../assessments.module.css'
import { AnswerText } from './answer-text.tsx'
import { type GivenMark, MarkFields } from './mark-fields.tsx'

/** Answers beside the key; those without one are marked here. */
export function Answers({ assessment }: { assessment: AssessmentReview }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, answers, materials, canScore, status } = assessment
  const isAgain = hasResult(status)
  const toMark = canScore ? answers.filter(({ isToMark }) => isToMark) : []
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/company-assessments.contract.ts').then(
        (contract) => contract.companyAssessments.score.body,
      ),
    initialValues: {
      marks: toMark.map(
        ({ question, points, marks }): GivenMark => ({
          questionId: question.id ?? '',
          points: points ?? 0,
          // Marked again: starts from the marks that count now.
          levels: isAgain ? (marks.at(-1)?.levels ?? []) : [],
          comment: isAgain ? (marks.at(-1)?.comment ?? '') : '',
        }),
      ),
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
      void showToast({
        text: hasResult(marked.status)
          ? t`Marked. We have let them know.`
          : t`Saved. A second person still has to mark it.`,
      })
    },
  })
  const change = (changed: GivenMark) =>
    form.change({
      marks: form.values.marks.map((mark) => (mark.questionId === changed.questionId ? changed : mark)),
    })
  return (
    <Form {...form.formProps}>
      {materials.map((one, place) => (
        // Materials never change their order.
        <MaterialView key={place} material={one} />
      ))}
      <ol className={styles.answers}>
        {answers.map((answer) => {
          const place = form.values.marks.findIndex(({ questionId }) => questionId === answer.question.id)
          const mark = form.values.marks[place]
          return (
            <li key={answer.question.id} className={styles.answer}>
              <AnswerText answer={answer} />
              {mark && <MarkFields name={`marks.${place}`} question={answer.question} mark={mark} onChange={change} />}
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
