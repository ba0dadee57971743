// The application form in the editor. New questions have no id before they are saved, so each has a key of its own that the
// screen can hold on to.

import type { CompanyApplyForm, FormParts } from '#shared/features/hiring/apply/apply-form.contract.ts'

type SavedQuestion = CompanyApplyForm['questions'][number]
export type EditedQuestion = Omit<SavedQuestion, 'id'> & { key: string; id: string | undefined }
export type EditedForm = { parts: FormParts; questions: EditedQuestion[] }

/** Random, because a draft restored after a reload has keys of an earlier visit. */
export const newQuestion = (): EditedQuestion =>
  editedQuestion(`new-${Math.random().toString(36).slice(2)}`, {
    id: undefined,
    type: 'short_text',
    label: '',
    help: '',
    options: [],
    isRequired: false,
    min: null,
    max: null,
    isPrivate: false,
    knockout: null,
  })

/** Always in this order, because versions are compared as text. */
const editedQuestion = (key: string, question: Omit<EditedQuestion, 'key'>): EditedQuestion => ({
  key,
  id: question.id,
  type: question.type,
  label: question.label,
  help: question.help,
  options: question.options,
  isRequired: question.isRequired,
  min: question.min,
  max: question.max,
  isPrivate: question.isPrivate,
  knockout: question.knockout,
})

export const editedForm = ({
  parts: { resume, coverNote, phone, intro },
  questions,
}: CompanyApplyForm): EditedForm => ({
  parts: { resume, coverNote, phone, intro },
  questions: questions.map((question) => editedQuestion(question.id, question)),
})

export const isSameForm = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part))

/** A question just added is not sent before it has words. One that applicants may have answered is never dropped. */
export const sentQuestions = (questions: readonly EditedQuestion[]): EditedQuestion[] =>
  questions.filter(({ id, label }) => id !== undefined || label.trim() !== '')

export const savableForm = ({ parts, questions }: EditedForm) => ({
  parts,
  questions: sentQuestions(questions).map(({ key: _key, id, options, ...question }) => ({
    ...question,
    ...(id !== undefined && { id }),
    options: options.filter((option) => option.trim() !== ''),
  })),
})

/** Gives each question the id it was saved with. */
export function withSavedIds(values: EditedForm, sent: EditedForm, saved: CompanyApplyForm): EditedForm {
  const ids = new Map(sentQuestions(sent.questions).map(({ key }, place) => [key, saved.questions[place]?.id]))
  return {
    ...values,
    questions: values.questions.map((question) => ({ ...question, id: ids.get(question.key) ?? question.id })),
  }
}
