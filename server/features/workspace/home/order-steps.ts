import { type NextStep, orderOf } from '#shared/next-step.ts'

const NEVER = Number.POSITIVE_INFINITY
const dueTime = ({ dueAt }: NextStep): number => (dueAt === null ? NEVER : Date.parse(dueAt))
const rank = ({ kind }: NextStep): number => orderOf(kind)

/** By deadline; steps without one come last, in the order of their kinds. */
export const orderSteps = (steps: readonly NextStep[]): NextStep[] =>
  steps.toSorted((left, right) => {
    const [a, b] = [dueTime(left), dueTime(right)]
    return a === b ? rank(left) - rank(right) : a - b
  })
