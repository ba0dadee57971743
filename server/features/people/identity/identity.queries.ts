import { and, asc, count, desc, eq, gte, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import {
  type IdentityStatus,
  isIdentityInReview,
  isUndecidedIdentity,
  isVerifiedIdentity,
} from '#shared/features/people/identity/identity-status.ts'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import type { Id } from '#shared/kit/ids.ts'
import { identityChecks, identityEvents, identityLooks, identityPhotos } from './identity.tables.ts'

export type CheckRow = typeof identityChecks.$inferSelect
export type PhotoRow = typeof identityPhotos.$inferSelect

/** The undecided one if there is one, otherwise the latest. */
export async function selectLatestCheck(db: Db, personId: Id): Promise<CheckRow | null> {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.personId, personId))
    .orderBy(desc(identityChecks.id))
    .limit(1)
  return row ?? null
}

/** Locked, so that two requests do not change it at once. */
export async function lockUndecided(tx: Db, personId: Id): Promise<CheckRow | null> {
  const [row] = await tx
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.personId, personId), statusIn(identityChecks.status, isUndecidedIdentity)))
    .for('update')
  return row ?? null
}

export async function selectCheck(db: Db, checkId: Id): Promise<CheckRow | null> {
  const [row] = await db.select().from(identityChecks).where(eq(identityChecks.id, checkId))
  return row ?? null
}

/** Null if the person already has one that is not decided. */
export async function insertCheck(db: Db, check: typeof identityChecks.$inferInsert): Promise<CheckRow | null> {
  const [row] = await db.insert(identityChecks).values(check).onConflictDoNothing().returning()
  return row ?? null
}

export async function updateCheck(db: Db, checkId: Id, facts: Partial<CheckRow>): Promise<void> {
  await db.update(identityChecks).set(facts).where(eq(identityChecks.id, checkId))
}

export const selectPhotos = (db: Db, checkId: Id): Promise<PhotoRow[]> =>
  db.select().from(identityPhotos).where(eq(identityPhotos.checkId, checkId)).orderBy(asc(identityPhotos.id))

export async function selectPhoto(db: Db, checkId: Id, side: PhotoSide): Promise<PhotoRow | null> {
  const [row] = await db
    .select()
    .from(identityPhotos)
    .where(and(eq(identityPhotos.checkId, checkId), eq(identityPhotos.side, side), isNull(identityPhotos.purgedAt)))
  return row ?? null
}

/** Returns the replaced photo, whose content is to be deleted. */
export async function replacePhoto(db: Db, photo: typeof identityPhotos.$inferInsert): Promise<PhotoRow | null> {
  const [before] = await db
    .delete(identityPhotos)
    .where(and(eq(identityPhotos.checkId, photo.checkId), eq(identityPhotos.side, photo.side)))
    .returning()
  await db.insert(identityPhotos).values(photo)
  return before ?? null
}

export async function updatePurgeAt(db: Db, checkId: Id, purgeAt: Date | null): Promise<void> {
  await db
    .update(identityPhotos)
    .set({ purgeAt })
    .where(and(eq(identityPhotos.checkId, checkId), isNull(identityPhotos.purgedAt)))
}

/** Photos that are due, marked as purged; their content is deleted by a job of the same transaction. */
export const purgeDuePhotos = (db: Db, now: Date): Promise<PhotoRow[]> =>
  db
    .update(identityPhotos)
    .set({ purgedAt: now })
    .where(and(lte(identityPhotos.purgeAt, now), isNull(identityPhotos.purgedAt)))
    .returning()

export const selectAllPhotosOf = (db: Db, personId: Id): Promise<PhotoRow[]> =>
  db
    .select()
    .from(identityPhotos)
    .where(and(eq(identityPhotos.personId, personId), isNull(identityPhotos.purgedAt)))

export async function insertLook(db: Db, look: typeof identityLooks.$inferInsert): Promise<void> {
  await db.insert(identityLooks).values(look)
}

export const selectLooks = (db: Db, personId: Id, limit: number) =>
  db
    .select({ side: identityLooks.side, createdAt: identityLooks.createdAt })
    .from(identityLooks)
    .where(eq(identityLooks.personId, personId))
    .orderBy(desc(identityLooks.id))
    .limit(limit)

/** How often a check was returned without anybody having seen it. */
export async function countAutomaticReturns(db: Db, checkId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(identityEvents)
    .where(
      and(
        eq(identityEvents.subjectId, checkId),
        eq(identityEvents.event, 'return'),
        isNull(identityEvents.actorId),
        gte(identityEvents.createdAt, since),
      ),
    )
  return row?.total ?? 0
}

/** Whether somebody else has used the same document. */
export async function selectIsDocumentTaken(db: Db, documentHash: Buffer, personId: Id): Promise<boolean> {
  const [row] = await db
    .select({ id: identityChecks.id })
    .from(identityChecks)
    .where(and(eq(identityChecks.documentHash, documentHash), ne(identityChecks.personId, personId)))
    .limit(1)
  return row !== undefined
}

export const isVerifiedAt = (personId: PgColumn, now: Date): SQL =>
  sql`exists (select from ${identityChecks} where ${and(
    eq(identityChecks.personId, personId),
    statusIn(identityChecks.status, isVerifiedIdentity),
    gte(identityChecks.validUntil, now),
  )})`

/** The latest end of a verification, by person; people without one are left out. */
export async function selectVerifiedUntil(db: Db, personIds: readonly Id[], now: Date): Promise<Map<Id, Date>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select({
      personId: identityChecks.personId,
      until: sql<Date>`max(${identityChecks.validUntil})`.mapWith(identityChecks.validUntil),
    })
    .from(identityChecks)
    .where(
      and(
        sql`${identityChecks.personId} in ${[...personIds]}`,
        statusIn(identityChecks.status, isVerifiedIdentity),
        gte(identityChecks.validUntil, now),
      ),
    )
    .groupBy(identityChecks.personId)
  return new Map(rows.map((row) => [row.personId, row.until]))
}

const inQueue = statusIn(identityChecks.status, isIdentityInReview)

export async function selectQueueFigures(db: Db, lateBefore: Date) {
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${identityChecks.submittedAt} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
      oldestAt: sql<Date | null>`min(${identityChecks.submittedAt})`.mapWith(identityChecks.submittedAt),
    })
    .from(identityChecks)
    .where(inQueue)
  return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldestAt: row?.oldestAt ?? null }
}

/** Longest waiting first. */
export function selectQueue(db: Db, { after, limit }: { after: Id | undefined; limit: number }): Promise<CheckRow[]> {
  const position = sql`(select (submitted_at, id) from identity_checks where id = ${after})`
  return db
    .select()
    .from(identityChecks)
    .where(and(inQueue, after ? sql`(${identityChecks.submittedAt}, ${identityChecks.id}) > ${position}` : undefined))
    .orderBy(asc(identityChecks.submittedAt), asc(identityChecks.id))
    .limit(limit)
}

export async function selectCheckInReview(db: Db, checkId: Id): Promise<CheckRow | null> {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.id, checkId), inQueue))
  return row ?? null
}

type Upkeep = { statuses: readonly IdentityStatus[]; changedBefore?: Date; validBefore?: Date; limit: number }

/** Checks whose time has come. */
export const selectForUpkeep = (db: Db, { statuses, changedBefore, validBefore, limit }: Upkeep): Promise<CheckRow[]> =>
  db
    .select()
    .from(identityChecks)
    .where(
      and(
        statusIn(identityChecks.status, { statuses }),
        changedBefore && lt(identityChecks.updatedAt, changedBefore),
        validBefore && lt(identityChecks.validUntil, validBefore),
      ),
    )
    .orderBy(asc(identityChecks.id))
    .limit(limit)
