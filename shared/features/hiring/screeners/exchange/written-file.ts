// The result of writing questions to a file: the text, and what the format cannot hold.

import type { WrittenQuestion } from '../question.contract.ts'

/** `kind`: the question is left out; the others are written, but lose something. */
export const lossReasons = ['kind', 'rule', 'points', 'parts'] as const
export type Loss = { number: number; reason: (typeof lossReasons)[number] }
export type Written = { text: string; losses: Loss[] }

export type KindOf<Kind extends WrittenQuestion['kind']> = Extract<WrittenQuestion, { kind: Kind }>

/** No format has room for the sections, the material and the rubrics of a test. */
export const lossesOfParts = (questions: readonly WrittenQuestion[]): Loss[] =>
  questions.flatMap((question, place): Loss[] => {
    const { material, section } = question
    const hasRubric = 'rubric' in question && question.rubric !== undefined
    return material === undefined && section === undefined && !hasRubric ? [] : [{ number: place + 1, reason: 'parts' }]
  })

/** The text to read with the question belongs to it. */
export const wholeText = ({ text, code }: WrittenQuestion): string => (code === null ? text : `${text}\n${code}`)
