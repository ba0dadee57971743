import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiringSeats } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isValidInvitation } from '#shared/features/jobs/invitations/invitation-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  selectInvitationTo,
  selectInvitedAmong,
  selectInvitedBySenders,
  selectInvitedJobs,
} from './invitations.queries.ts'

export const findCurrentInvitation = (db: Db, talentId: Id, jobId: Id): Promise<Id | null> =>
  selectInvitationTo(db, { talentId, jobId }, isValidInvitation.statuses)

/** Companies with a current invitation to this person. */
export async function findInvitingCompanies(db: Db, talentId: Id): Promise<Set<Id>> {
  const jobs = await findJobCards(db, await selectInvitedJobs(db, talentId, isValidInvitation.statuses))
  return new Set(jobs.map(({ company }) => company.id))
}

/** Talents with a current invitation from the hiring team of these companies. */
export async function findInvitedTalents(db: Db, companyIds: readonly Id[]): Promise<Set<Id>> {
  const team = (await findHiringSeats(db, companyIds)).map(({ personId }) => personId)
  if (team.length === 0) return new Set()
  const invited = await selectInvitedBySenders(db, team, isValidInvitation.statuses)
  const jobs = await findJobCards(
    db,
    invited.map(({ jobId }) => jobId),
  )
  const own = new Set(jobs.filter(({ company }) => companyIds.includes(company.id)).map(({ id }) => id))
  return new Set(invited.filter(({ jobId }) => own.has(jobId)).map(({ talentId }) => talentId))
}

/** The company's jobs with a current invitation to each of these people. */
export async function findJobsInvitedTo(
  db: Db,
  companyId: Id,
  talentIds: readonly Id[],
): Promise<ReadonlyMap<Id, Id[]>> {
  if (talentIds.length === 0) return new Map()
  const invited = await selectInvitedAmong(db, talentIds, isValidInvitation.statuses)
  const jobs = await findJobCards(
    db,
    invited.map(({ jobId }) => jobId),
  )
  const own = new Set(jobs.filter(({ company }) => company.id === companyId).map(({ id }) => id))
  const byTalent = Map.groupBy(
    invited.filter(({ jobId }) => own.has(jobId)),
    ({ talentId }) => talentId,
  )
  return new Map([...byTalent].map(([talentId, rows]) => [talentId, rows.map(({ jobId }) => jobId)]))
}
