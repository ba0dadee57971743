// What waits for a person, as their home page lists it. A feature declares its kinds in X.next-steps.ts on all three sides:
// the order in shared, when it is due in server, the words in web.

import { nextSteps } from './assembled/next-steps.ts'

export type NextStepKind = keyof typeof nextSteps

/** Steps without a deadline are listed in this order, the smallest first. */
export type NextStepOrder = Readonly<Record<string, number>>

export const orderOf = (kind: NextStepKind): number => nextSteps[kind]

export const nextStepKinds = Object.keys(nextSteps) as [NextStepKind, ...NextStepKind[]]

export type NextStep = {
  kind: NextStepKind
  /** How many things of this kind there are. */
  count: number
  /** Null when nothing happens if it is left. */
  dueAt: string | null
  /** About how long it takes; null when that cannot be said. */
  minutes: number | null
}
