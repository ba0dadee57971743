import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobMembers, jobs } from '../jobs.tables.ts'

/** Null if the job has no team. */
export async function selectIsOnTeam(db: Db, jobId: Id, personId: Id): Promise<boolean | null> {
  const [row] = await db
    .select({ isOnTeam: sql<boolean | null>`bool_or(${jobMembers.personId} = ${personId})` })
    .from(jobMembers)
    .where(eq(jobMembers.jobId, jobId))
  return row?.isOnTeam ?? null
}

/** Jobs of the company with a team that this person is not on. */
export async function selectJobsOfOtherTeams(db: Db, companyId: Id, personId: Id): Promise<Id[]> {
  const rows = await db
    .select({ id: jobMembers.jobId })
    .from(jobMembers)
    .innerJoin(jobs, eq(jobs.id, jobMembers.jobId))
    .where(eq(jobs.companyId, companyId))
    .groupBy(jobMembers.jobId)
    .having(sql`not bool_or(${jobMembers.personId} = ${personId})`)
  return rows.map(({ id }) => id)
}

export async function selectTeam(db: Db, jobId: Id): Promise<Id[]> {
  const rows = await db
    .select({ id: jobMembers.personId })
    .from(jobMembers)
    .where(eq(jobMembers.jobId, jobId))
    .orderBy(asc(jobMembers.createdAt), asc(jobMembers.personId))
  return rows.map(({ id }) => id)
}

export async function writeTeam(tx: Db, jobId: Id, personIds: readonly Id[], addedBy: Id): Promise<void> {
  await tx.delete(jobMembers).where(eq(jobMembers.jobId, jobId))
  if (personIds.length > 0)
    await tx.insert(jobMembers).values(personIds.map((personId) => ({ jobId, personId, addedBy })))
}

export async function deleteFromTeams(tx: Db, companyId: Id, personId: Id): Promise<void> {
  const ofCompany = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId))
  await tx.delete(jobMembers).where(and(eq(jobMembers.personId, personId), inArray(jobMembers.jobId, ofCompany)))
}
