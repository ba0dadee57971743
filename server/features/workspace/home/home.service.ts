import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import { MAX_NEXT_STEPS, type NextStep } from '#shared/features/workspace/home/home.contract.ts'
import { nextStepSources } from './next-step-sources.ts'
import { orderSteps } from './order-steps.ts'

export async function listNextSteps(db: Db, viewer: Identity, now: Date): Promise<{ items: NextStep[]; open: number }> {
  const found = await Promise.all(nextStepSources.map((ask) => ask(db, viewer, now)))
  const steps = orderSteps(found.flat())
  return { items: steps.slice(0, MAX_NEXT_STEPS), open: steps.length }
}
