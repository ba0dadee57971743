import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { MAX_NEXT_STEPS } from '#shared/features/workspace/home/home.contract.ts'
import type { NextStep } from '#shared/next-step.ts'
import { orderSteps } from './order-steps.ts'

export async function listNextSteps(
  { db, clock, wiring }: Platform,
  viewer: Identity,
): Promise<{ items: NextStep[]; open: number }> {
  const now = clock.now()
  const found = await Promise.all(wiring.nextSteps.map((ask) => ask(db, viewer, now)))
  const steps = orderSteps(found.flat())
  return { items: steps.slice(0, MAX_NEXT_STEPS), open: steps.length }
}
