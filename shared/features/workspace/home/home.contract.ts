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

export const home = {
  nextSteps: endpoint({
    method: 'GET',
    path: '/shared/api/home/next-steps',
    guard: 'verified',
    summary: 'Your next steps, most urgent first, and their number.',
    response: z.object({ items: z.array(nextStep), open: z.int() }),
  }),
}
