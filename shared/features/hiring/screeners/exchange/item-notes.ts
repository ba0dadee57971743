// The result of reading a question file: each item with its question, or with the reason why there is none.

import type { WrittenQuestion } from '../question.contract.ts'

/** The item cannot be imported. */
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

/** Left out without changing the scoring. */
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

/** Far more than a question here can have; trying the answers of longer lists would take for ever. */
const MOST_PARTS = 24

export function ensureFew<T>(parts: readonly T[]): readonly T[] {
  if (parts.length > MOST_PARTS) throw new Unsupported('limits')
  return parts
}

/** Its scoring is the same here. */
export const isFaithful = ({ question, notes }: ReadItem): boolean =>
  question !== null && !notes.some(({ code }) => differences.some((one) => one === code))
