// A corrected answer key counts for earlier attempts, too, but only where nothing else about the question has changed: people answered
// the question as it was.

import type { Question } from '../question.contract.ts'

/** The questions as they were asked, with the keys of those that are otherwise the same. */
export const withKeysOf = (asked: readonly Question[], corrected: readonly Question[]): Question[] =>
  asked.map((question) => {
    const other = corrected.find(({ id }) => id === question.id)
    if (!other || withoutKey(question) !== withoutKey(other)) return question
    // What it is worth, and what it belongs to, stays as it was.
    const { points, penalty, isAllOrNothing, topic, section, material } = question
    return { ...other, points, penalty, isAllOrNothing, topic, section, material }
  })

/** Questions whose answer key has changed. */
export const findCorrected = (asked: readonly Question[], corrected: readonly Question[]): string[] => {
  const now = new Map(withKeysOf(asked, corrected).map((question) => [question.id, keyOf(question)]))
  return asked.filter((question) => now.get(question.id) !== keyOf(question)).map(({ id }) => id)
}

const byId = <T extends { id: string }>(list: readonly T[]) =>
  list.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** What people see of it. Code would have to run again, and what people mark has no key: those never count as corrected. */
function withoutKey(question: Question): string {
  const { id, kind, text, code } = question
  return JSON.stringify([id, kind, text, code, shownOf(question)])
}

function shownOf(question: Question): unknown {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return byId(question.options).map(({ id, text }) => [id, text])
    case 'ordering':
      return byId(question.items).map(({ id, text }) => [id, text])
    case 'matching':
      return [
        byId(question.items).map(({ id, text }) => [id, text]),
        [...new Set([...question.items.map(({ match }) => match), ...question.others])].toSorted(),
      ]
    case 'gaps':
      return [question.template, question.gaps.length, question.isExact ?? false]
    case 'numeric':
      return question.unit
    case 'short_text':
      return question.isExact ?? false
    case 'true_false':
      return null
    case 'code':
    case 'file':
    case 'long_text':
    case 'spoken':
      return question
  }
}

function keyOf(question: Question): string {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return JSON.stringify(byId(question.options).map(({ isRight }) => isRight))
    case 'ordering':
      return JSON.stringify(question.items.map(({ id }) => id))
    case 'matching':
      return JSON.stringify(byId(question.items).map(({ match }) => match))
    case 'gaps':
      return JSON.stringify(question.gaps)
    case 'numeric':
      return JSON.stringify([question.answer, question.tolerance])
    case 'short_text':
      return JSON.stringify(question.accepted)
    case 'true_false':
      return JSON.stringify(question.isTrue)
    case 'code':
    case 'file':
    case 'long_text':
    case 'spoken':
      return ''
  }
}
