import { and, count, desc, eq, gte, inArray, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { type InvitationStatus, isUnanswered } from '#shared/features/jobs/invitations/invitation-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { invitations } from './invitations.tables.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** Null when this person already has an invitation to this job that was not withdrawn. */
export async function insertInvitation(
  db: Db,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow | null> {
  const [row] = await db.insert(invitations).values(invitation).onConflictDoNothing().returning()
  return row ?? null
}

export async function selectInvitation(db: Db, id: Id): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id))
  return row ?? null
}

type Page = { before: Id | undefined; limit: number }

export const selectOfTalent = (
  db: Db,
  talentId: Id,
  { statuses, before, limit }: Page & { statuses: readonly InvitationStatus[] },
): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.talentId, talentId),
        inArray(invitations.status, [...statuses]),
        before === undefined ? undefined : lt(invitations.id, before),
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(limit)

export const selectOfJob = (db: Db, jobId: Id, { before, limit }: Page): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.jobId, jobId), before === undefined ? undefined : lt(invitations.id, before)))
    .orderBy(desc(invitations.id))
    .limit(limit)

export async function selectInvitedJobs(db: Db, talentId: Id, statuses: readonly InvitationStatus[]): Promise<Id[]> {
  const rows = await db
    .selectDistinct({ jobId: invitations.jobId })
    .from(invitations)
    .where(and(eq(invitations.talentId, talentId), inArray(invitations.status, [...statuses])))
  return rows.map(({ jobId }) => jobId)
}

export async function selectInvitationTo(
  db: Db,
  { talentId, jobId }: { talentId: Id; jobId: Id },
  statuses: readonly InvitationStatus[],
): Promise<Id | null> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(eq(invitations.jobId, jobId), eq(invitations.talentId, talentId), inArray(invitations.status, [...statuses])),
    )
  return row?.id ?? null
}

/** The jobs each of these people was invited to. */
export function selectInvitedAmong(
  db: Db,
  talentIds: readonly Id[],
  statuses: readonly InvitationStatus[],
): Promise<{ talentId: Id; jobId: Id }[]> {
  const { talentId, jobId, status } = invitations
  return db
    .select({ talentId, jobId })
    .from(invitations)
    .where(and(inArray(talentId, [...talentIds]), inArray(status, [...statuses])))
}

/** Who was invited by these people, and to which jobs. */
export function selectInvitedBySenders(
  db: Db,
  senderIds: readonly Id[],
  statuses: readonly InvitationStatus[],
): Promise<{ talentId: Id; jobId: Id }[]> {
  const { talentId, jobId, senderId, status } = invitations
  return db
    .selectDistinct({ talentId, jobId })
    .from(invitations)
    .where(and(inArray(senderId, [...senderIds]), inArray(status, [...statuses])))
}

export const countByStatus = (db: Db, talentId: Id): Promise<{ status: InvitationStatus; count: number }[]> =>
  db
    .select({ status: invitations.status, count: count() })
    .from(invitations)
    .where(eq(invitations.talentId, talentId))
    .groupBy(invitations.status)

/** How many invitations have these statuses, and when the first of them expires. */
export async function selectNextExpiry(
  db: Db,
  talentId: Id,
  statuses: readonly InvitationStatus[],
): Promise<{ count: number; endsAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), endsAt: min(invitations.expiresAt) })
    .from(invitations)
    .where(and(eq(invitations.talentId, talentId), inArray(invitations.status, [...statuses])))
  return row ?? { count: 0, endsAt: null }
}

export async function countUnanswered(db: Db, jobId: Id): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.jobId, jobId), statusIn(invitations.status, isUnanswered)))
  return row?.count ?? 0
}

export async function selectUnanswered(db: Db, jobId: Id, talentId: Id): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(eq(invitations.jobId, jobId), eq(invitations.talentId, talentId), statusIn(invitations.status, isUnanswered)),
    )
  return row ?? null
}

export async function countSentTo(db: Db, jobId: Id, talentId: Id): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.jobId, jobId), eq(invitations.talentId, talentId)))
  return row?.count ?? 0
}

export async function countSentSince(db: Db, senderId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.senderId, senderId), gte(invitations.createdAt, since)))
  return row?.count ?? 0
}

export const BATCH = 500

export const selectExpired = (db: Db, now: Date): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(and(statusIn(invitations.status, isUnanswered), lt(invitations.expiresAt, now)))
    .orderBy(invitations.expiresAt)
    .limit(BATCH)

/** Serialized: two concurrent invitations to one job, or by one person, would both see room for one. */
export async function lockInvitations(tx: Db, { jobId, senderId }: { jobId: Id; senderId: Id }): Promise<void> {
  for (const one of [`invite:${jobId}`, `inviter:${senderId}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`)
}
