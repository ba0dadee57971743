import type { NextStep } from '#shared/features/workspace/home/home.contract.ts'
import { nextStepKinds } from '#shared/features/workspace/home/next-step-kinds.ts'

const NEVER = Number.POSITIVE_INFINITY
const dueTime = ({ dueAt }: NextStep): number => (dueAt === null ? NEVER : Date.parse(dueAt))
const rank = ({ kind }: NextStep): number => nextStepKinds.indexOf(kind)

/** By deadline; what has none comes after, in the order of the kinds. */
export const orderSteps = (steps: readonly NextStep[]): NextStep[] =>
  steps.toSorted((left, right) => {
    const [a, b] = [dueTime(left), dueTime(right)]
    return a === b ? rank(left) - rank(right) : a - b
  })
