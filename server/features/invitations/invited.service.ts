import { findJobCards } from '#server/features/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { InvitationStatus } from '#shared/features/invitations/invitation-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectInvitedJobs } from './invitations.queries.ts'

/** What was declined, taken back or let pass asks nobody any more. */
const standing: readonly InvitationStatus[] = ['sent', 'viewed', 'ignored', 'accepted']

/** The companies whose invitation to this person stands. */
export async function findInvitingCompanies(db: Db, talentId: Id): Promise<Set<Id>> {
  const jobs = await findJobCards(db, await selectInvitedJobs(db, talentId, standing))
  return new Set(jobs.map(({ company }) => company.id))
}
