import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { MailedProofKind } from '#shared/features/accounts/account-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { accessTokens, mailedProofs, people, sessions } from './accounts.tables.ts'

type NewFacts = { [K in keyof typeof people.$inferInsert]?: (typeof people.$inferInsert)[K] | undefined }

export async function updatePerson(db: Db, personId: Id, facts: NewFacts): Promise<void> {
  await db.update(people).set(facts).where(eq(people.id, personId))
}

/** Proven ones only: anybody can type an address. */
export async function selectEmailDomains(db: Db, personIds: readonly Id[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ domain: sql<string>`lower(split_part(${people.email}, '@', 2))` })
    .from(people)
    .where(and(inArray(people.id, [...personIds]), isNotNull(people.emailVerifiedAt)))
  return rows.map(({ domain }) => domain)
}

export async function deletePerson(db: Db, personId: Id): Promise<void> {
  await db.delete(people).where(eq(people.id, personId))
}

/** Others who typed this address at a sign-up and never proved it. */
export async function deleteUnprovenNamesakes(db: Db, email: string, keep: Id): Promise<void> {
  await db
    .delete(people)
    .where(
      and(eq(sql`lower(${people.email})`, email.toLowerCase()), isNull(people.emailVerifiedAt), ne(people.id, keep)),
    )
}

export async function deleteSessionsOf(db: Db, personId: Id, except: Id | null): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.personId, personId), except ? ne(sessions.id, except) : undefined))
}

/** Those of our own pages; tokens a person made for scripts are not a way of signing in. */
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
