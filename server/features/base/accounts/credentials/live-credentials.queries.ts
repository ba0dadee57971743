import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { accessTokens, people, sessions } from '../accounts.tables.ts'

export async function selectLiveSessions(db: Db, ids: readonly Id[], now: Date): Promise<Id[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), isNull(people.suspendedAt)))
  return rows.map(({ id }) => id)
}

export async function selectLiveTokens(db: Db, ids: readonly Id[], now: Date): Promise<Id[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .innerJoin(people, eq(people.id, accessTokens.personId))
    .where(and(inArray(accessTokens.id, [...ids]), gt(accessTokens.expiresAt, now), isNull(people.suspendedAt)))
  return rows.map(({ id }) => id)
}
