// What reading a file of questions gives: each item with its question, or with the reason why there is none.

import { type WrittenQuestion, writtenQuestion } from '../question.contract.ts'
import { findTestProblems } from '../test-problems.ts'

/** The item cannot be taken over. */
export const obstacles = [
  'adaptive',
  'broken',
  'formula',
  'incomplete',
  'interaction',
  'limits',
  'no_key',
  'not_a_question',
  'picture',
  'random',
  'scoring',
  'several_interactions',
  'several_matches',
  'shared_text',
  'wildcard',
] as const
export type Obstacle = (typeof obstacles)[number]

/** The question would be scored differently here: people decide whether they want it. */
export const differences = ['no_scoring', 'points', 'scored_differently'] as const
export type Difference = (typeof differences)[number]

/** What is left out and does not change what an answer is worth. */
export const omissions = ['feedback', 'formatting', 'instructions'] as const
export type Omission = (typeof omissions)[number]

export type ItemNote = { code: Obstacle | Difference | Omission; detail?: string }
export type ReadItem = { name: string; question: WrittenQuestion | null; notes: ItemNote[] }

export class Unsupported extends Error {
  override name = 'Unsupported'
  readonly note: ItemNote

  constructor(code: Obstacle, detail?: string) {
    super(code)
    this.note = detail === undefined ? { code } : { code, detail: detail.slice(0, 80) }
  }
}

/** Its scoring is the same here. */
export const isFaithful = ({ question, notes }: ReadItem): boolean =>
  question !== null && !notes.some(({ code }) => differences.some((one) => one === code))

/** Runs a reader of one item; what it cannot take over becomes a note instead of an error. */
export function readItem(name: string, read: (notes: ItemNote[]) => WrittenQuestion): ReadItem {
  const notes: ItemNote[] = []
  try {
    return { name, question: soundQuestion(read(notes)), notes: unique(notes) }
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    return { name, question: null, notes: [error.note] }
  }
}

const unique = (notes: readonly ItemNote[]): ItemNote[] =>
  notes.filter(
    ({ code, detail }, place) => notes.findIndex((one) => one.code === code && one.detail === detail) === place,
  )

/** As the contract accepts it, so that nothing fails only when the test is saved. */
function soundQuestion(question: WrittenQuestion): WrittenQuestion {
  const checked = writtenQuestion.safeParse(question)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new Unsupported(issue?.code === 'too_big' ? 'limits' : 'incomplete', issue?.path.join('.'))
  }
  const [problem] = findTestProblems([checked.data])
  if (problem) throw new Unsupported('incomplete', problem.path.slice(2).join('.'))
  return checked.data
}
