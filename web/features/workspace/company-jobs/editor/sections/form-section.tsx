import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors } from '#shared/errors.ts'
import type { applyForms, CompanyApplyForm, FormParts } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { MAX_LABEL, MAX_QUESTIONS } from '#shared/features/hiring/apply/apply-limits.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../editor.module.css'
import { SectionCard } from './section-card.tsx'

export const formQuery = (jobId: string) =>
  endpointQuery<typeof applyForms.show>('GET /company/api/jobs/:jobId/apply-form', { params: { jobId } })

type Question = Omit<CompanyApplyForm['questions'][number], 'id'> & { id?: string | undefined }
type Form = { parts: FormParts; questions: Question[] }

/** What the company asks applicants for. It has its own button, because applicants may be filling it in right now. */
export function FormSection({ jobId }: { jobId: string }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useSuspenseQuery(formQuery(jobId))
  const [form, setForm] = useState<Form>({ parts: data.parts, questions: data.questions })
  const save = useMutation({
    mutationFn: () =>
      callApi<typeof applyForms.write>(client, 'PUT /company/api/jobs/:jobId/apply-form', {
        params: { jobId },
        body: form,
      }),
    onSuccess: (saved) => {
      cache.setQueryData(formQuery(jobId).queryKey, saved)
      setForm({ parts: saved.parts, questions: saved.questions })
      void showToast({ text: t`Form saved` })
    },
  })
  const errors: FieldErrors = save.error instanceof ApiError ? save.error.errors : {}
  const problem = save.isError ? describeFailure(i18n, save.error) : null
  const changeQuestion = (place: number, part: Partial<Question>) =>
    setForm({ ...form, questions: form.questions.map((one, index) => (index === place ? { ...one, ...part } : one)) })
  return (
    <SectionCard id="form" title={<Trans>Application form</Trans>}>
      <Parts parts={form.parts} onChange={(parts) => setForm({ ...form, parts })} />
      <ol role="list" className={styles.rows} aria-label={t`Questions`}>
        {form.questions.map((question, place) => (
          <QuestionFields
            key={question.id ?? place}
            question={question}
            number={place + 1}
            problems={problemsAt(errors, place)}
            onChange={(part) => changeQuestion(place, part)}
            onRemove={() => setForm({ ...form, questions: form.questions.filter((_, index) => index !== place) })}
          />
        ))}
      </ol>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {form.questions.length < MAX_QUESTIONS && (
          <Button variant="light" onPress={() => setForm({ ...form, questions: [...form.questions, newQuestion] })}>
            <Trans>Add a question</Trans>
          </Button>
        )}
        <Button isPending={save.isPending} onPress={() => save.mutate()}>
          <Trans>Save form</Trans>
        </Button>
      </div>
    </SectionCard>
  )
}

const newQuestion: Question = {
  type: 'short_text',
  label: '',
  help: '',
  options: [],
  isRequired: false,
  min: null,
  max: null,
  isPrivate: false,
  knockout: null,
}

/** `questions.2.label` and everything else about the third question. */
const problemsAt = (errors: FieldErrors, place: number): string =>
  Object.entries(errors)
    .filter(([path]) => path.startsWith(`questions.${place}.`))
    .flatMap(([, texts]) => texts)
    .join(' ')

function Parts({ parts, onChange }: { parts: FormParts; onChange: (parts: FormParts) => void }) {
  const { t } = useLingui()
  const names: Record<keyof FormParts, string> = {
    resume: t`Résumé`,
    coverNote: t`Cover note`,
    phone: t`Phone number`,
    intro: t`Video, audio or written introduction`,
  }
  const needs = [
    { id: 'off', label: t`Not asked` },
    { id: 'optional', label: t`Optional` },
    { id: 'required', label: t`Required` },
  ] as const
  return (
    <div className={styles.choices}>
      {(Object.keys(names) as (keyof FormParts)[]).map((part) => (
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

type QuestionFieldsProps = {
  question: Question
  number: number
  problems: string
  onChange: (part: Partial<Question>) => void
  onRemove: () => void
}

function QuestionFields({ question, number, problems, onChange, onRemove }: QuestionFieldsProps) {
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
