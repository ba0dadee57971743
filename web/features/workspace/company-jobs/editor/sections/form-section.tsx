import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldErrors } from '#shared/errors.ts'
import type { partNeeds } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { FormParts } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { MAX_QUESTIONS } from '#shared/features/hiring/apply/apply-limits.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import styles from '../editor.module.css'
import { type EditedForm, type EditedQuestion, editedForm, newQuestion, sentQuestions } from '../saving/edited-form.ts'
import type { FormEditor } from '../saving/use-form-editor.ts'
import { VersionsPanel } from '../saving/versions-panel.tsx'
import { QuestionFields } from './question-fields.tsx'
import { SectionCard } from './section-card.tsx'

/** What the company asks applicants for, saved together with the job. */
export function FormSection({ editor: { state, autosave } }: { editor: FormEditor }) {
  const { t } = useLingui()
  const { parts, questions } = state.values
  const errors: FieldErrors = state.failure instanceof ApiError ? state.failure.errors : {}
  const sent = sentQuestions(questions)
  const replace = (changed: EditedQuestion) =>
    autosave.change({ questions: questions.map((one) => (one.key === changed.key ? changed : one)) })
  return (
    <SectionCard id="form" title={<Trans>Application form</Trans>}>
      <Parts parts={parts} onChange={(changed) => autosave.change({ parts: changed })} />
      <ol role="list" className={styles.rows} aria-label={t`Questions`}>
        {questions.map((question, place) => (
          <QuestionFields
            key={question.key}
            question={question}
            number={place + 1}
            problems={problemsAt(errors, sent.indexOf(question))}
            onChange={(part) => replace({ ...question, ...part })}
            onRemove={() => autosave.change({ questions: questions.filter(({ key }) => key !== question.key) })}
          />
        ))}
      </ol>
      {questions.length < MAX_QUESTIONS && (
        <div className={styles.actions}>
          <Button variant="light" onPress={() => autosave.change({ questions: [...questions, newQuestion()] })}>
            <Trans>Add a question</Trans>
          </Button>
        </div>
      )}
    </SectionCard>
  )
}

/** Both versions of the form, if a colleague has changed the same part of it. */
export function FormConflict({ editor: { state, autosave } }: { editor: FormEditor }) {
  const { t } = useLingui()
  const { names, needs } = usePartNames()
  const { theirs, values } = state
  if (!theirs) return null
  const other = editedForm(theirs.saved)
  const describe = (form: EditedForm, field: keyof EditedForm): string =>
    field === 'parts'
      ? partNames.map((part) => `${names[part]}: ${needs[form.parts[part]]}`).join('\n')
      : form.questions.map(({ label, options }) => [label, ...options].join(' · ')).join('\n') || '–'
  return (
    <VersionsPanel
      title={<Trans>A colleague has also changed the application form</Trans>}
      fields={theirs.fields.map((field) => ({
        id: field,
        name: field === 'parts' ? t`Application form` : t`Questions`,
        theirs: describe(other, field),
        yours: describe(values, field),
      }))}
      onChoose={autosave.choose}
    >
      <Trans>Their version is saved. Yours is not saved yet, and nothing is lost until you choose.</Trans>
    </VersionsPanel>
  )
}

/** `questions.2.label` and everything else about the third question. */
const problemsAt = (errors: FieldErrors, place: number): string =>
  Object.entries(errors)
    .filter(([path]) => path.startsWith(`questions.${place}.`))
    .flatMap(([, texts]) => texts)
    .join(' ')

const partNames = ['resume', 'coverNote', 'phone', 'intro'] as const satisfies readonly (keyof FormParts)[]

const needOrder: typeof partNeeds = ['off', 'optional', 'required']

function usePartNames() {
  const { t } = useLingui()
  const names: Record<keyof FormParts, string> = {
    resume: t`Résumé`,
    coverNote: t`Cover note`,
    phone: t`Phone number`,
    intro: t`Video, audio or written introduction`,
  }
  const needs: Record<(typeof partNeeds)[number], string> = {
    off: t`Not asked`,
    optional: t`Optional`,
    required: t`Required`,
  }
  return { names, needs }
}

function Parts({ parts, onChange }: { parts: FormParts; onChange: (parts: FormParts) => void }) {
  const { names, needs: needNames } = usePartNames()
  const needs = needOrder.map((id) => ({ id, label: needNames[id] }))
  return (
    <div className={styles.choices}>
      {partNames.map((part) => (
        <Select
          key={part}
          label={names[part]}
          choices={needs}
          value={parts[part]}
          onChange={(key) => onChange({ ...parts, [part]: needs.find(({ id }) => id === key)?.id ?? parts[part] })}
        />
      ))}
    </div>
  )
}
