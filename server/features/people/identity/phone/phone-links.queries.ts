import { eq, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { identityChecks, identityPhoneLinks } from '../identity.tables.ts'

const columns = { link: identityPhoneLinks, check: identityChecks }

export type LinkedCheck = { link: typeof identityPhoneLinks.$inferSelect; check: typeof identityChecks.$inferSelect }

const selectLinked = (db: Db) =>
  db
    .select(columns)
    .from(identityPhoneLinks)
    .innerJoin(identityChecks, eq(identityChecks.id, identityPhoneLinks.checkId))

export async function selectByToken(db: Db, tokenHash: Buffer): Promise<LinkedCheck | null> {
  const [row] = await selectLinked(db).where(eq(identityPhoneLinks.tokenHash, tokenHash))
  return row ?? null
}

/** Locked, so that only one phone gets it, and none adds a photo after it has ended. */
export async function lockByToken(tx: Db, tokenHash: Buffer): Promise<LinkedCheck | null> {
  const [row] = await selectLinked(tx)
    .where(eq(identityPhoneLinks.tokenHash, tokenHash))
    .for('update', { of: identityPhoneLinks })
  return row ?? null
}

export async function selectByCheck(db: Db, checkId: Id): Promise<LinkedCheck | null> {
  const [row] = await selectLinked(db).where(eq(identityPhoneLinks.checkId, checkId))
  return row ?? null
}

/** One per check: a new link replaces the one before it. */
export async function replacePhoneLink(tx: Db, link: typeof identityPhoneLinks.$inferInsert): Promise<void> {
  await deletePhoneLink(tx, link.checkId)
  await tx.insert(identityPhoneLinks).values(link)
}

export async function updateDevice(tx: Db, linkId: Id, deviceHash: Buffer): Promise<void> {
  await tx.update(identityPhoneLinks).set({ deviceHash }).where(eq(identityPhoneLinks.id, linkId))
}

export async function deletePhoneLink(tx: Db, checkId: Id): Promise<void> {
  await tx.delete(identityPhoneLinks).where(eq(identityPhoneLinks.checkId, checkId))
}

export async function deleteExpiredPhoneLinks(db: Db, now: Date): Promise<void> {
  await db.delete(identityPhoneLinks).where(lte(identityPhoneLinks.expiresAt, now))
}
