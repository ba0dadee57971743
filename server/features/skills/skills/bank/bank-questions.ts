// Questions of the bank as the test engine stores them. Ids are derived from the content, so that the same bank gives the same
// questions in every installation and a corrected sentence is a new question.

import { createHash } from 'node:crypto'
import type { Question } from '#shared/features/hiring/screeners/question.contract.ts'
import type { BankQuestion, SkillBank } from './bank-notation.ts'

export const fingerprintOf = (bank: SkillBank): string => hash(JSON.stringify(bank))

export const questionsOf = ({ skill, questions }: SkillBank): Question[] =>
  questions.filter(({ isForPractice }) => !isForPractice).map((question) => toQuestion(skill, question))

function toQuestion(skill: string, { text, code, topic, right, wrong, why }: BankQuestion): Question {
  const key = JSON.stringify([skill, text, code])
  // In alphabetical order: each attempt shuffles the options anyway.
  const options = [...right, ...wrong].toSorted().map((option) => ({
    id: idFrom(`${key} ${option}`),
    text: option,
    isRight: right.includes(option),
  }))
  const kind = right.length === 1 ? ('single' as const) : ('multiple' as const)
  return { id: idFrom(key), kind, text, code, points: 1, topic, explanation: why, options }
}

export const practiceIdOf = (skill: string, { text, code }: BankQuestion): string =>
  idFrom(JSON.stringify([skill, text, code]))

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A version 8 UUID: the rest is up to the application. */
function idFrom(text: string): string {
  const digits = hash(text)
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
