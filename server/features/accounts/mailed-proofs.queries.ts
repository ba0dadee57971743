import { and, desc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { MailedProofKind } from '#shared/features/accounts/account-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { mailedProofs } from './accounts.tables.ts'

export type MailedProofRow = typeof mailedProofs.$inferSelect
type ProofOf = { kind: MailedProofKind; email: string; personId: Id | null }

/** What is mailed to whoever types an address; all else only to a signed-in person. */
const strangersKinds: readonly MailedProofKind[] = ['sign_in', 'reset_password']

const isOf = ({ kind, email, personId }: ProofOf) =>
  and(
    eq(mailedProofs.kind, kind),
    eq(sql`lower(${mailedProofs.email})`, email.toLowerCase()),
    // What strangers may ask for is one per address, whoever has an account of it: the wait must not tell.
    strangersKinds.includes(kind) ? undefined : sql`${mailedProofs.personId} is not distinct from ${personId}::uuid`,
  )

/** Until the transaction ends, others who mail the same address wait: counting and writing belong together. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailed-proof:${email.toLowerCase()}`}, 0))`)
}

/** Whoever needs more than one takes them in one order, and before any row: two who cross would wait for each other. */
export async function lockAddresses(tx: Db, emails: readonly string[]): Promise<void> {
  for (const email of emails.map((one) => one.toLowerCase()).toSorted()) await lockAddress(tx, email)
}

export async function selectProof(db: Db, of: ProofOf): Promise<MailedProofRow | null> {
  const [row] = await db.select().from(mailedProofs).where(isOf(of)).orderBy(desc(mailedProofs.sentAt)).limit(1)
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

/** Strangers use up their own ration, not that of the person who is signed in. */
export async function countMailsSince(
  db: Db,
  { kind, email }: Pick<ProofOf, 'kind' | 'email'>,
  since: Date,
): Promise<number> {
  const isOfRation = strangersKinds.includes(kind) ? inArray : notInArray
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${mailedProofs.sentThisHour}), 0)::int` })
    .from(mailedProofs)
    .where(
      and(
        eq(sql`lower(${mailedProofs.email})`, email.toLowerCase()),
        isOfRation(mailedProofs.kind, [...strangersKinds]),
        gt(mailedProofs.hourStartedAt, since),
      ),
    )
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
