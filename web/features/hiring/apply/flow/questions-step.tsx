import { Trans, useLingui } from '@lingui/react/macro'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { answerPath } from '../draft/draft-changes.ts'
import { useFields } from '../draft/use-fields.ts'
import { QuestionField } from '../questions/question-field.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

export function QuestionsStep(props: StepProps) {
  const { t } = useLingui()
  const { shown, change } = useFields(props.autosave)
  const company = shown.job.company.name
  return (
    <StepForm
      {...props}
      step="questions"
      title={t`Questions from ${company}`}
      lead={
        <Trans>
          Only <bdi>{company}</bdi> sees your answers, and you can edit them until you send.
        </Trans>
      }
    >
      {(errors) =>
        shown.form.questions.map((question) => (
          <QuestionField
            key={question.id}
            isDisqualifying={shown.knockedOut.includes(question.id)}
            question={question}
            value={shown.answers[question.id] ?? null}
            onChange={(value) => {
              change(answerPath(question.id), value)
              if (question.type === 'file') void props.autosave.flush()
            }}
            file={shown.answerFiles[question.id] ?? null}
            payUnit={shown.payUnit}
            problem={errors[answerPath(question.id)]?.join(' ')}
            {...sourceOf(shown.prefilled[question.id])}
          />
        ))
      }
    </StepForm>
  )
}

function sourceOf(earlier: Draft['prefilled'][string] | null | undefined) {
  if (earlier === undefined) return {}
  if (earlier === null) return { source: <Trans>From your profile. Edit it if it no longer applies.</Trans> }
  return {
    source: (
      <Trans>
        From your application for <bdi>{earlier.jobTitle}</bdi>, <LocalTime at={earlier.at} isDateOnly />. Edit it if it
        no longer applies.
      </Trans>
    ),
  }
}
