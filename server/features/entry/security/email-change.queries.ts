import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { EmailSide } from '#shared/features/entry/security/account-recovery.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { emailChanges } from './security.tables.ts'

export type EmailChangeRow = typeof emailChanges.$inferSelect

export async function selectEmailChange(db: Db, personId: Id, now: Date): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.personId, personId), gt(emailChanges.expiresAt, now)))
  return row ?? null
}

export async function upsertEmailChange(db: Db, row: typeof emailChanges.$inferInsert): Promise<EmailChangeRow> {
  const { personId: _, ...facts } = row
  const [stored] = await db
    .insert(emailChanges)
    .values(row)
    .onConflictDoUpdate({ target: emailChanges.personId, set: facts })
    .returning()
  if (!stored) throw new Error('upsert returned no change')
  return stored
}

/** Returns the updated change; the row lock lets concurrent confirmations see each other. Null if it has ended. */
export async function updateSideConfirmed(
  tx: Db,
  of: { personId: Id; newEmail: string },
  side: EmailSide,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await tx
    .update(emailChanges)
    .set(side === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now })
    .where(
      and(
        eq(emailChanges.personId, of.personId),
        eq(emailChanges.newEmail, of.newEmail),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteEmailChange(db: Db, personId: Id): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.personId, personId))
}
