import { and, desc, eq, gt, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { MailedProofKind } from '#shared/features/base/accounts/account-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { mailedProofs } from './accounts.tables.ts'

export type MailedProofRow = typeof mailedProofs.$inferSelect

/** A requester who is not signed in: a browser the owner has used before, or a network. */
export type Asker = { hash: Buffer; isKnown: boolean }
export type ProofOf = { kind: MailedProofKind; email: string; personId: Id | null; asker?: Asker | undefined }

/** Kinds anybody may request for any address; all others need a signed-in person. */
const publicKinds: readonly MailedProofKind[] = ['sign_in', 'reset_password', 'apply']

const isFor = ({ kind, email, personId }: ProofOf) =>
  and(
    eq(mailedProofs.kind, kind),
    eq(sql`lower(${mailedProofs.email})`, email.toLowerCase()),
    // Public kinds are keyed by address, not by account: the wait must not reveal whether an account exists.
    publicKinds.includes(kind) ? undefined : sql`${mailedProofs.personId} is not distinct from ${personId}::uuid`,
  )

const isOfAsker = ({ asker }: ProofOf) => sql`${mailedProofs.askerHash} is not distinct from ${asker?.hash ?? null}`

const isOf = (of: ProofOf) => and(isFor(of), isOfAsker(of))

/** Serializes emails to one address until the transaction ends: counting and inserting must be atomic. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailed-proof:${email.toLowerCase()}`}, 0))`)
}

/** Sorted, and taken before any row lock, to avoid deadlocks. */
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

type SentMails = { byAsker: number; byStrangers: number }

/**
 * Strangers have a quota of their own, so they cannot use up that of a known browser. Emails requested while signed in are
 * counted separately.
 */
export async function countMailsSince(db: Db, of: ProofOf, since: Date): Promise<SentMails> {
  const isPublicKind = publicKinds.includes(of.kind)
  const sent = sql`coalesce(sum(${mailedProofs.sentThisHour})`
  const [row] = await db
    .select({
      byAsker: sql<number>`${sent} filter (where ${isPublicKind ? isOfAsker(of) : sql`true`}), 0)::int`,
      byStrangers: sql<number>`${sent} filter (where not ${mailedProofs.isAskerKnown}), 0)::int`,
    })
    .from(mailedProofs)
    .where(
      and(
        eq(sql`lower(${mailedProofs.email})`, of.email.toLowerCase()),
        isPublicKind ? eq(mailedProofs.kind, of.kind) : notInArray(mailedProofs.kind, [...publicKinds]),
        gt(mailedProofs.hourStartedAt, since),
      ),
    )
  return row ?? { byAsker: 0, byStrangers: 0 }
}

type NewProof = Omit<typeof mailedProofs.$inferInsert, keyof ProofOf | 'askerHash' | 'isAskerKnown'>

export async function replaceProof(tx: Db, of: ProofOf, proof: NewProof): Promise<void> {
  const { kind, email, personId, asker } = of
  await tx.delete(mailedProofs).where(isOf(of))
  await tx.insert(mailedProofs).values({
    ...proof,
    kind,
    email,
    personId,
    askerHash: asker?.hash ?? null,
    isAskerKnown: asker?.isKnown ?? false,
  })
}

/**
 * Uses up one attempt and returns the proof while attempts are left; the row lock makes parallel guesses count one by one.
 * Requesters try their own proof, so they cannot use up the attempts of others. Without one, after a change of network, it is the
 * newest that a stranger requested: proofs of a known browser only work there.
 */
export async function consumeProofAttempt(db: Db, of: ProofOf, now: Date): Promise<MailedProofRow | null> {
  const tried = db
    .select({ id: mailedProofs.id })
    .from(mailedProofs)
    .where(and(isFor(of), gt(mailedProofs.codeExpiresAt, now), or(isOfAsker(of), eq(mailedProofs.isAskerKnown, false))))
    .orderBy(desc(isOfAsker(of)), desc(mailedProofs.sentAt))
    .limit(1)
  const [row] = await db
    .update(mailedProofs)
    .set({ triesLeft: sql`${mailedProofs.triesLeft} - 1` })
    .where(and(eq(mailedProofs.id, tried), isNull(mailedProofs.usedAt), gt(mailedProofs.triesLeft, 0)))
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

/** Kept for a while after they expire: they hold the hourly email counts. */
export async function deleteExpiredProofs(db: Db, before: Date): Promise<void> {
  await db.delete(mailedProofs).where(lt(mailedProofs.linkExpiresAt, before))
}
