// Problems of a test beyond what the contract validates: answer keys that nobody could match.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { Rubric } from './marking/rubric.contract.ts'
import { bestOf } from './marking/rubric-points.ts'
import type { WrittenQuestion } from './question.contract.ts'
import { partsOf } from './scoring/answer-fields.ts'
import { MIN_LEVELS, MIN_OPTIONS } from './screener-limits.ts'
import { MAX_SPOKEN } from './spoken/spoken-question.ts'

export type Problem = { path: (string | number)[]; words: { id: string; message: string } }

const words = {
  tooFew: /* i18n */ { id: 'screeners.too_few_options', message: 'Add at least two options.' },
  twice: /* i18n */ { id: 'screeners.duplicate_option', message: 'This is a duplicate.' },
  oneRight: /* i18n */ { id: 'screeners.one_correct_answer', message: 'Mark exactly one answer as correct.' },
  someRight: /* i18n */ { id: 'screeners.no_correct_answer', message: 'Mark at least one answer as correct.' },
  noneAccepted: /* i18n */ { id: 'screeners.none_accepted', message: 'Add at least one accepted answer.' },
  lengths: /* i18n */ { id: 'screeners.lengths', message: 'The maximum must be greater than the minimum.' },
  idTwice: /* i18n */ { id: 'screeners.duplicate_question', message: 'This question is a duplicate.' },
  penalty: /* i18n */ { id: 'screeners.penalty', message: 'Subtract no more points than the question is worth.' },
  noGap: /* i18n */ { id: 'screeners.no_gap', message: 'Mark each gap with three underscores: ___' },
  gapCount: /* i18n */ { id: 'screeners.gap_count', message: 'Give the accepted answers for each gap.' },
  noCase: /* i18n */ { id: 'screeners.no_case', message: 'Add at least one test.' },
  noTwoLevels: /* i18n */ { id: 'screeners.few_levels', message: 'Give each criterion at least two levels.' },
  rubricPoints: /* i18n */ {
    id: 'screeners.rubric_points',
    message: 'The best levels of the rubric have to add up to the points of the question.',
  },
  manySpoken: /* i18n */ { id: 'screeners.many_spoken', message: 'There can be up to eight spoken questions.' },
  none: /* i18n */ { id: 'screeners.no_questions', message: 'Add at least one question.' },
}

export function findTestProblems(questions: readonly WrittenQuestion[]): Problem[] {
  if (questions.length === 0) return [{ path: ['questions'], words: words.none }]
  const ids = questions.flatMap(({ id }) => id ?? [])
  const interview = interviewProblem(questions)
  if (interview) return [{ path: ['questions'], words: interview }]
  return questions.flatMap((question, place) => [
    ...(question.id !== undefined && ids.indexOf(question.id) !== ids.lastIndexOf(question.id)
      ? [{ path: ['questions', place, 'text'], words: words.idTwice }]
      : []),
    ...problemsOf(question).map(({ path, words: said }) => ({ path: ['questions', place, ...path], words: said })),
  ])
}

const interviewProblem = (questions: readonly WrittenQuestion[]): Problem['words'] | null =>
  questions.filter(({ kind }) => kind === 'spoken').length > MAX_SPOKEN ? words.manySpoken : null

function problemsOf(question: WrittenQuestion): Problem[] {
  const { penalty = 0, points } = question
  const tooMuch = penalty > points ? [{ path: ['penalty'], words: words.penalty }] : []
  return [...tooMuch, ...keyProblems(question)]
}

function keyProblems(question: WrittenQuestion): Problem[] {
  switch (question.kind) {
    case 'single':
      return [...choiceProblems('options', question.options), ...rightProblems(question.options, 'oneRight')]
    case 'multiple':
      return [...choiceProblems('options', question.options), ...rightProblems(question.options, 'someRight')]
    case 'ordering':
      return choiceProblems('items', question.items)
    case 'short_text':
      return question.accepted.length === 0 ? [{ path: ['accepted'], words: words.noneAccepted }] : []
    case 'long_text':
      return [
        ...(question.maxLength <= question.minLength ? [{ path: ['maxLength'], words: words.lengths }] : []),
        ...rubricProblems(question),
      ]
    case 'file':
    case 'spoken':
      return rubricProblems(question)
    case 'matching':
      return choiceProblems('items', question.items)
    case 'gaps':
      return gapProblems(question)
    case 'code':
      return question.cases.length === 0 ? [{ path: ['cases'], words: words.noCase }] : []
    case 'numeric':
    case 'true_false':
      return []
  }
}

function rubricProblems({ rubric = [], points }: { rubric?: Rubric | undefined; points: number }): Problem[] {
  const few = rubric.findIndex(({ levels }) => levels.length < MIN_LEVELS)
  if (few >= 0) return [{ path: ['rubric', few, 'title'], words: words.noTwoLevels }]
  return rubric.length > 0 && bestOf(rubric) !== points ? [{ path: ['points'], words: words.rubricPoints }] : []
}

function gapProblems({ template, gaps }: Extract<WrittenQuestion, { kind: 'gaps' }>): Problem[] {
  const count = partsOf(template).length - 1
  if (count === 0) return [{ path: ['template'], words: words.noGap }]
  if (count !== gaps.length) return [{ path: ['gaps'], words: words.gapCount }]
  return gaps.flatMap((accepted, place) =>
    accepted.length === 0 ? [{ path: ['gaps', place], words: words.noneAccepted }] : [],
  )
}

function choiceProblems(field: string, choices: readonly { text: string }[]): Problem[] {
  if (choices.length < MIN_OPTIONS) return [{ path: [field], words: words.tooFew }]
  const folded = choices.map(({ text }) => foldText(text))
  return folded.flatMap((text, place) =>
    folded.indexOf(text) < place ? [{ path: [field, place, 'text'], words: words.twice }] : [],
  )
}

function rightProblems(options: readonly { isRight: boolean }[], rule: 'oneRight' | 'someRight'): Problem[] {
  const right = options.filter(({ isRight }) => isRight).length
  const isSound = rule === 'oneRight' ? right === 1 : right > 0
  return isSound || options.length < MIN_OPTIONS ? [] : [{ path: ['options'], words: words[rule] }]
}
