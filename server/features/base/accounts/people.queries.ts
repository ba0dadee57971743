import { and, eq, inArray, isNotNull, isNull, max, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { MailedProofKind } from '#shared/features/base/accounts/account-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { accessTokens, mailedProofs, people, sessions } from './accounts.tables.ts'

type NewFacts = { [K in keyof typeof people.$inferInsert]?: (typeof people.$inferInsert)[K] | undefined }

export async function updatePerson(db: Db, personId: Id, facts: NewFacts): Promise<void> {
  await db.update(people).set(facts).where(eq(people.id, personId))
}

/** Verified addresses only: anybody can type an address. */
export async function selectEmailDomains(db: Db, personIds: readonly Id[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ domain: sql<string>`lower(split_part(${people.email}, '@', 2))` })
    .from(people)
    .where(and(inArray(people.id, [...personIds]), isNotNull(people.emailVerifiedAt)))
  return rows.map(({ domain }) => domain)
}

/** Other sign-ups with this address that were never verified, locked until the transaction ends. */
export async function lockUnverifiedDuplicates(tx: Db, email: string, except: Id): Promise<Id[]> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(
      and(eq(sql`lower(${people.email})`, email.toLowerCase()), isNull(people.emailVerifiedAt), ne(people.id, except)),
    )
    .orderBy(people.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** False when the address has been verified meanwhile, or the person no longer exists. */
export async function updateUnverifiedEmail(db: Db, personId: Id, email: string): Promise<boolean> {
  const rows = await db
    .update(people)
    .set({ email })
    .where(and(eq(people.id, personId), isNull(people.emailVerifiedAt)))
    .returning({ id: people.id })
  return rows.length === 1
}

/** False when the person's address has changed meanwhile, or the person no longer exists. */
export async function markEmailVerified(db: Db, person: { id: Id; email: string }, now: Date): Promise<boolean> {
  const rows = await db
    .update(people)
    .set({ emailVerifiedAt: now })
    .where(and(eq(people.id, person.id), eq(sql`lower(${people.email})`, person.email.toLowerCase())))
    .returning({ id: people.id })
  return rows.length === 1
}

export async function deleteSessionsOf(db: Db, personId: Id, except: Id | null): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.personId, personId), except ? ne(sessions.id, except) : undefined))
}

/** Tokens of our own pages only; personal access tokens are not sign-ins. */
export async function deleteSignInTokensOf(db: Db, personId: Id, except: Id | null): Promise<void> {
  await db
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.personId, personId),
        eq(accessTokens.kind, 'sign_in'),
        except ? ne(accessTokens.id, except) : undefined,
      ),
    )
}

export async function markProofsUsed(
  db: Db,
  personId: Id,
  kinds: readonly MailedProofKind[],
  now: Date,
): Promise<void> {
  await db
    .update(mailedProofs)
    .set({ usedAt: now })
    .where(
      and(eq(mailedProofs.personId, personId), inArray(mailedProofs.kind, [...kinds]), isNull(mailedProofs.usedAt)),
    )
}

export type PersonPlace = Pick<typeof people.$inferSelect, 'id' | 'country' | 'timeZone'>

export const selectPlaces = (db: Db, personIds: readonly Id[]): Promise<PersonPlace[]> =>
  db
    .select({ id: people.id, country: people.country, timeZone: people.timeZone })
    .from(people)
    .where(inArray(people.id, [...personIds]))

export function selectLastSeenOf(db: Db, personIds: readonly Id[]): Promise<{ id: Id; seenAt: Date | null }[]> {
  return db
    .select({ id: sessions.personId, seenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.personId, [...personIds]))
    .groupBy(sessions.personId)
}

export async function selectLastSeen(db: Db, personId: Id): Promise<Date | null> {
  const [row] = await db
    .select({ seenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.personId, personId))
  return row?.seenAt ?? null
}
