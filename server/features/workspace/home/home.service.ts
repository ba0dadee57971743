import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { NextStep } from '#shared/next-step.ts'
import { orderSteps } from './order-steps.ts'

export async function listNextSteps(
  { db, clock, wiring }: Platform,
  viewer: Identity,
): Promise<{ items: NextStep[]; open: number }> {
  const now = clock.now()
  const found = await Promise.all(wiring.nextSteps.map((ask) => ask(db, viewer, now)))
  const steps = orderSteps(found.flat())
  return { items: steps, open: steps.length }
}
