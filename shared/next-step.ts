// A person's to-dos, as listed on their home page. A feature declares its kinds in X.next-steps.ts on all three sides:
// the order in shared, when they are due in server, the text in web.

import { nextSteps } from './assembled/next-steps.ts'

export type NextStepKind = keyof typeof nextSteps

/** Steps without a deadline are sorted by this, ascending. */
export type NextStepOrder = Readonly<Record<string, number>>

export const orderOf = (kind: NextStepKind): number => nextSteps[kind]

export const nextStepKinds = Object.keys(nextSteps) as [NextStepKind, ...NextStepKind[]]

export type NextStep = {
  kind: NextStepKind
  /** How many items of this kind there are. */
  count: number
  /** Null if it has no deadline. */
  dueAt: string | null
  /** Estimated time; null if unknown. */
  minutes: number | null
}
