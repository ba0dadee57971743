// The only place where an invitation changes status, for both sides and for the system.

import { revokeReadAccess } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import {
  hasLapsed,
  type InvitationActor,
  type InvitationEvent,
  invitationStatusMachine,
} from '#shared/features/jobs/invitations/invitation-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { InvitationRow } from './invitations.queries.ts'
import { invitationEvents, invitations } from './invitations.tables.ts'

type Step = {
  event: InvitationEvent
  actor: { role: InvitationActor; id: Id | null }
  facts?: Partial<InvitationRow>
}

/** Those who accepted keep read access: they apply, and come back to the job later. */
export const moveInvitation = (db: Db, { id, status }: InvitationRow, step: Step): Promise<InvitationRow> =>
  transaction(db, async (tx) => {
    const moved = await transition(tx, {
      machine: invitationStatusMachine,
      table: invitations,
      events: invitationEvents,
      id,
      from: status,
      event: step.event,
      actor: step.actor,
      facts: step.facts ?? {},
    })
    if (hasLapsed(moved.status)) await revokeReadAccess(tx, moved.jobId, moved.talentId)
    return moved
  })
