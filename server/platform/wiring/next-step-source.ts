import type { Identity } from '#shared/access/identity.ts'
import type { NextStep } from '#shared/next-step.ts'
import type { Db } from '../db/database.ts'

/** Lists only steps that apply right now. */
export type NextStepSource = (db: Db, viewer: Identity, now: Date) => Promise<NextStep[]>

export const nextStep = (kind: NextStep['kind'], facts: Partial<NextStep> = {}): NextStep => ({
  kind,
  count: 1,
  dueAt: null,
  minutes: null,
  ...facts,
})
