import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { nextStepKinds } from '#shared/next-step.ts'

const nextStep = z
  .object({
    kind: z.enum(nextStepKinds),
    /** How many items of this kind there are. */
    count: z.int().min(1),
    /** Null if it has no deadline. */
    dueAt: z.iso.datetime().nullable(),
    /** Estimated time; null if unknown. */
    minutes: z.int().nullable(),
  })
  .meta({ id: 'NextStep' })

export const MAX_NEXT_STEPS = 5

export const home = {
  nextSteps: endpoint({
    method: 'GET',
    path: '/shared/api/home/next-steps',
    guard: 'verified',
    summary: 'Your next steps, most urgent first. `open` counts all of them, including those not shown.',
    response: z.object({ items: z.array(nextStep).max(MAX_NEXT_STEPS), open: z.int() }),
  }),
}
