import { and, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { CredentialKind } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { credentialKeys, credentialRevocations, credentials, statusPlaces } from './credentials.tables.ts'

export type CredentialRow = typeof credentials.$inferSelect
export type KeyRow = typeof credentialKeys.$inferSelect

/** Newest first. */
export const selectKeys = (db: Db): Promise<KeyRow[]> =>
  db.select().from(credentialKeys).orderBy(desc(credentialKeys.createdAt), desc(credentialKeys.id))

/** Two nodes may sign their first credential at the same time. Held until the transaction ends. */
export async function lockKeys(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('credential-keys', 0))`)
}

export async function insertKey(tx: Db, key: KeyRow): Promise<void> {
  await tx.insert(credentialKeys).values(key)
}

export async function takeStatusPlace(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ place: string }>(sql`select nextval(${statusPlaces.seqName}) as place`)
  return Number(rows[0]?.place)
}

export async function insertCredential(tx: Db, row: typeof credentials.$inferInsert): Promise<void> {
  await tx.insert(credentials).values(row)
}

export async function selectCredential(db: Db, id: Id): Promise<CredentialRow | null> {
  const [row] = await db.select().from(credentials).where(eq(credentials.id, id))
  return row ?? null
}

export async function selectBySource(db: Db, kind: CredentialKind, sourceId: Id): Promise<CredentialRow | null> {
  const [row] = await db
    .select()
    .from(credentials)
    .where(and(eq(credentials.kind, kind), eq(credentials.sourceId, sourceId)))
  return row ?? null
}

export const selectBySources = (db: Db, kind: CredentialKind, sourceIds: readonly Id[]): Promise<CredentialRow[]> =>
  sourceIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(credentials)
        .where(and(eq(credentials.kind, kind), inArray(credentials.sourceId, [...sourceIds])))

type OwnPage = { personId: Id; cursor: string | undefined; limit: number }

export const selectOwn = (db: Db, { personId, cursor, limit }: OwnPage): Promise<CredentialRow[]> =>
  db
    .select()
    .from(credentials)
    .where(and(eq(credentials.personId, personId), cursor === undefined ? undefined : lt(credentials.id, cursor)))
    .orderBy(desc(credentials.id))
    .limit(limit + 1)

type Valid = { now: Date; limit: number; isShownOnly?: boolean }

/** Neither expired nor revoked, newest first. */
export const selectValid = (
  db: Db,
  personId: Id,
  { now, limit, isShownOnly = false }: Valid,
): Promise<CredentialRow[]> =>
  db
    .select()
    .from(credentials)
    .where(
      and(
        eq(credentials.personId, personId),
        isNull(credentials.revokedAt),
        or(isNull(credentials.validUntil), gt(credentials.validUntil, now)),
        isShownOnly ? eq(credentials.isShown, true) : undefined,
      ),
    )
    .orderBy(desc(credentials.id))
    .limit(limit)

export async function updateShown(db: Db, id: Id, isShown: boolean): Promise<CredentialRow | null> {
  const [row] = await db.update(credentials).set({ isShown }).where(eq(credentials.id, id)).returning()
  return row ?? null
}

/** Null if it has been revoked already. */
export async function markRevoked(tx: Db, id: Id, now: Date): Promise<CredentialRow | null> {
  const [row] = await tx
    .update(credentials)
    .set({ revokedAt: now })
    .where(and(eq(credentials.id, id), isNull(credentials.revokedAt)))
    .returning()
  if (!row) return null
  await tx.insert(credentialRevocations).values({ statusPlace: row.statusPlace, revokedAt: now }).onConflictDoNothing()
  return row
}

/** Revoked places from `from` up to, but not including, `to`. */
export async function selectRevokedPlaces(db: Db, from: number, to: number): Promise<number[]> {
  const { statusPlace } = credentialRevocations
  const rows = await db
    .select({ statusPlace })
    .from(credentialRevocations)
    .where(and(gte(statusPlace, from), lt(statusPlace, to)))
  return rows.map((row) => row.statusPlace)
}
