import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import {
  type IdentityActor,
  type IdentityEvent,
  identityStatusMachine,
} from '#shared/features/people/identity/identity-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { CheckRow } from './identity.queries.ts'
import { identityChecks, identityEvents } from './identity.tables.ts'

type CheckChange = {
  event: IdentityEvent
  actor: { role: IdentityActor; id: Id | null }
  now: Date
  facts?: Partial<CheckRow>
}

export const moveCheck = (db: Db, check: Pick<CheckRow, 'id' | 'status'>, { event, actor, now, facts }: CheckChange) =>
  transition(db, {
    machine: identityStatusMachine,
    table: identityChecks,
    events: identityEvents,
    id: check.id,
    from: check.status,
    event,
    actor,
    at: now,
    facts: { ...facts, updatedAt: now },
  })
