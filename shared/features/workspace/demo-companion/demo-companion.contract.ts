import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

/** How an application ends that the companion handles. */
export const companionEndings = ['hired', 'rejected'] as const
export type CompanionEnding = (typeof companionEndings)[number]

const demoCompanionState = z
  .object({
    /** Null while it is off. */
    ending: z.enum(companionEndings).nullable(),
  })
  .strict()
  .meta({ id: 'DemoCompanionState' })
export type DemoCompanionState = z.infer<typeof demoCompanionState>

export const demoCompanion = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/demo-companion',
    guard: 'verified',
    summary: 'Whether a scripted company answers your applications. Exists only in the demo world.',
    response: demoCompanionState,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/talent/api/demo-companion',
    guard: 'verified',
    summary: 'Switches the scripted company on, with how it ends, or off.',
    body: demoCompanionState,
    response: demoCompanionState,
  }),
}
