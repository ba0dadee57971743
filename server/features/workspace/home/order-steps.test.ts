import { expect, it } from 'vitest'
import type { NextStep } from '#shared/next-step.ts'
import { orderSteps } from './order-steps.ts'

const step = (kind: NextStep['kind'], dueAt: string | null): NextStep => ({ kind, dueAt, count: 1, minutes: null })

it('puts the nearest deadline first and steps without one last, in the order of their kinds', () => {
  const late = step('second_factor', '2026-11-20T00:00:00.000Z')
  const soon = step('add_resume', '2026-11-16T00:00:00.000Z')
  const ordered = orderSteps([step('second_factor', null), late, step('finish_set_up', null), soon])
  expect(ordered).toEqual([soon, late, step('finish_set_up', null), step('second_factor', null)])
})
