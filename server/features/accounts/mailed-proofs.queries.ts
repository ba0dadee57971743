import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { MailedProofKind } from '#shared/features/accounts/account-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { mailedProofs } from './accounts.tables.ts'

export type MailedProofRow = typeof mailedProofs.$inferSelect
type ProofOf = { kind: MailedProofKind; email: string; personId: Id | null }

const isOf = ({ kind, email, personId }: ProofOf) =>
  and(
    eq(mailedProofs.kind, kind),
    eq(sql`lower(${mailedProofs.email})`, email.toLowerCase()),
    // One question for somebody and for nobody, so that both take the same time.
    sql`${mailedProofs.personId} is not distinct from ${personId}::uuid`,
  )

/** Until the transaction ends, others who mail the same address wait: counting and writing belong together. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailed-proof:${email.toLowerCase()}`}, 0))`)
}

export async function selectProof(db: Db, of: ProofOf): Promise<MailedProofRow | null> {
  const [row] = await db.select().from(mailedProofs).where(isOf(of))
  return row ?? null
}

export async function selectProofBySecret(
  db: Db,
  kind: MailedProofKind,
  secretHash: Buffer,
): Promise<MailedProofRow | null> {
  const [row] = await db
    .select()
    .from(mailedProofs)
    .where(and(eq(mailedProofs.secretHash, secretHash), eq(mailedProofs.kind, kind)))
  return row ?? null
}

export async function countMailsSince(db: Db, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${mailedProofs.sentThisHour}), 0)::int` })
    .from(mailedProofs)
    .where(and(eq(sql`lower(${mailedProofs.email})`, email.toLowerCase()), gt(mailedProofs.hourStartedAt, since)))
  return row?.count ?? 0
}

export async function replaceProof(tx: Db, proof: typeof mailedProofs.$inferInsert & ProofOf): Promise<void> {
  await tx.delete(mailedProofs).where(isOf(proof))
  await tx.insert(mailedProofs).values(proof)
}

/** Spends one try and gives the proof while tries are left; the row lock makes parallel guesses count one by one. */
export async function spendProofTry(db: Db, of: ProofOf, now: Date): Promise<MailedProofRow | null> {
  const [row] = await db
    .update(mailedProofs)
    .set({ triesLeft: sql`${mailedProofs.triesLeft} - 1` })
    .where(
      and(isOf(of), isNull(mailedProofs.usedAt), gt(mailedProofs.triesLeft, 0), gt(mailedProofs.codeExpiresAt, now)),
    )
    .returning()
  return row ?? null
}

export async function markProofUsed(tx: Db, proofId: Id, now: Date): Promise<boolean> {
  const used = await tx
    .update(mailedProofs)
    .set({ usedAt: now })
    .where(and(eq(mailedProofs.id, proofId), isNull(mailedProofs.usedAt)))
    .returning({ id: mailedProofs.id })
  return used.length === 1
}

/** Kept a while after their end: they carry the hour's count of mails. */
export async function deleteOverProofs(db: Db, before: Date): Promise<void> {
  await db.delete(mailedProofs).where(lt(mailedProofs.linkExpiresAt, before))
}
