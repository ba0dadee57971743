import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { companyInvitations } from './team.tables.ts'

export type InvitationRow = typeof companyInvitations.$inferSelect

const isOpen = isNull(companyInvitations.acceptedAt)

export const selectInvitations = (db: Db, companyId: Id): Promise<InvitationRow[]> =>
  db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isOpen))
    .orderBy(asc(companyInvitations.id))

/** Replaces an open invitation to the same address. */
export async function upsertInvitation(
  db: Db,
  invitation: typeof companyInvitations.$inferInsert,
): Promise<InvitationRow> {
  const { role, invitedBy, secretHash, expiresAt } = invitation
  const [row] = await db
    .insert(companyInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [companyInvitations.companyId, companyInvitations.email],
      targetWhere: isOpen,
      set: { role, invitedBy, secretHash, expiresAt },
    })
    .returning()
  if (!row) throw new Error('the invitation was not written')
  return row
}

export async function selectInvitation(db: Db, companyId: Id, id: Id): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, companyId), isOpen))
  return row ?? null
}

export async function selectBySecret(db: Db, secretHash: Buffer): Promise<InvitationRow | null> {
  const [row] = await db.select().from(companyInvitations).where(eq(companyInvitations.secretHash, secretHash))
  return row ?? null
}

/** False if another request was first. */
export async function markAccepted(tx: Db, id: Id, personId: Id, now: Date): Promise<boolean> {
  const rows = await tx
    .update(companyInvitations)
    .set({ acceptedAt: now, acceptedBy: personId })
    .where(and(eq(companyInvitations.id, id), isOpen))
    .returning({ id: companyInvitations.id })
  return rows.length > 0
}

export async function deleteInvitation(db: Db, id: Id): Promise<void> {
  await db.delete(companyInvitations).where(and(eq(companyInvitations.id, id), isOpen))
}

/** Addresses of people who never answered are not kept. */
export async function deleteLongExpired(db: Db, companyId: Id, before: Date): Promise<void> {
  await db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isOpen, lt(companyInvitations.expiresAt, before)))
}
