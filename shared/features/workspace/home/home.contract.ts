import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { nextStepKinds } from '#shared/next-step.ts'

const nextStep = z
  .object({
    kind: z.enum(nextStepKinds),
    /** How many things of this kind there are. */
    count: z.int().min(1),
    /** Null when nothing happens if it is left. */
    dueAt: z.iso.datetime().nullable(),
    /** About how long it takes; null when that cannot be said. */
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
