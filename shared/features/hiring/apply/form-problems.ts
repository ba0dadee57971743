// Problems of an application form while it is edited: forbidden questions, too many of them, and impossible rules. Each
// is reported at the field of its question.

import type { z } from 'zod'
import { customIssue, tooBig } from '#shared/features/hiring/applications/answer-problems.ts'
import type { QuestionType } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { NewApplyForm } from './apply-form.contract.ts'
import { MAX_FILE_QUESTIONS, MAX_KNOCKOUTS } from './apply-limits.ts'
import { findForbiddenTopic, forbiddenTopicMessages } from './forbidden-questions.ts'

type Question = NewApplyForm['questions'][number]
type Issue = z.core.$ZodIssue

const fewOptions = /* i18n */ { id: 'apply.form.few_options', message: 'Add at least two options.' }
const optionTwice = /* i18n */ { id: 'apply.form.duplicate_option', message: 'Remove the duplicate option.' }
const badRange = /* i18n */ { id: 'apply.form.range', message: 'The maximum is less than the minimum.' }
const askedTwice = /* i18n */ {
  id: 'apply.form.duplicate_question',
  message: 'Another question already asks for this.',
}
const noKnockout = /* i18n */ {
  id: 'apply.form.no_knockout',
  message: 'Only yes/no and single-choice questions can be knockouts.',
}
const unknownKnockout = /* i18n */ { id: 'apply.form.unknown_knockout', message: 'Choose one of the answers.' }
const everyKnockout = /* i18n */ {
  id: 'apply.form.every_knockout',
  message: 'At least one answer must not be a knockout.',
}
const manyKnockouts = /* i18n */ {
  id: 'apply.form.many_knockouts',
  message: 'No more than three questions can be knockouts.',
}
const manyFiles = /* i18n */ { id: 'apply.form.many_files', message: 'Ask for no more than two files.' }

const choiceTypes: readonly QuestionType[] = ['single', 'multi']

export function findFormProblems({ questions }: NewApplyForm): Issue[] {
  return [
    ...questions.flatMap((question, place) =>
      [...wordingProblems(question), ...ruleProblems(question)].map((issue) => at(place, issue)),
    ),
    ...questions.flatMap(({ label }, place) =>
      questions.some((other, before) => before < place && isSameText(other.label, label))
        ? [at(place, { ...customIssue(askedTwice), path: ['label'] })]
        : [],
    ),
    ...excess(questions, ({ knockout }) => knockout !== null, MAX_KNOCKOUTS).map((place) =>
      at(place, { ...customIssue(manyKnockouts), path: ['knockout'] }),
    ),
    ...excess(questions, ({ type }) => type === 'file', MAX_FILE_QUESTIONS).map((place) =>
      at(place, { ...customIssue(manyFiles), path: ['type'] }),
    ),
  ]
}

const at = (place: number, issue: Issue): Issue => ({ ...issue, path: ['questions', place, ...issue.path] })

const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function wordingProblems({ label, help, options }: Question): Issue[] {
  const texts: [string, string][] = [
    ['label', label],
    ['help', help],
    ...options.map((one) => ['options', one] as [string, string]),
  ]
  return texts.flatMap(([field, text]) => {
    const topic = findForbiddenTopic(text)
    return topic === null ? [] : [{ ...customIssue(forbiddenTopicMessages[topic]), path: [field] }]
  })
}

function ruleProblems({ type, options, min, max, knockout }: Question): Issue[] {
  const issues: Issue[] = []
  if (choiceTypes.includes(type)) {
    if (options.length < 2) issues.push({ ...customIssue(fewOptions), path: ['options'] })
    if (new Set(options).size < options.length) issues.push({ ...customIssue(optionTwice), path: ['options'] })
    if (type === 'multi' && min !== null && min > options.length)
      issues.push({ ...tooBig('number', options.length), path: ['min'] })
  }
  if (min !== null && max !== null && max < min) issues.push({ ...customIssue(badRange), path: ['max'] })
  return [...issues, ...knockoutProblems(knockout, answersOf(type, options))]
}

/** Null for types that cannot have a knockout answer. */
function answersOf(type: QuestionType, options: readonly string[]): readonly string[] | null {
  if (type === 'yes_no') return ['yes', 'no']
  return choiceTypes.includes(type) ? options : null
}

function knockoutProblems(knockout: readonly string[] | null, answers: readonly string[] | null): Issue[] {
  if (knockout === null) return []
  if (answers === null) return [{ ...customIssue(noKnockout), path: ['knockout'] }]
  if (knockout.length === 0 || knockout.some((one) => !answers.includes(one)))
    return [{ ...customIssue(unknownKnockout), path: ['knockout'] }]
  return new Set(knockout).size >= answers.length ? [{ ...customIssue(everyKnockout), path: ['knockout'] }] : []
}

/** Indexes of the questions beyond the limit. */
const excess = (questions: readonly Question[], isOne: (question: Question) => boolean, most: number): number[] =>
  questions.flatMap((question, place) => (isOne(question) ? [place] : [])).slice(most)
