import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { consents } from './consents.tables.ts'

export type ConsentRow = typeof consents.$inferSelect

export async function insertConsent(db: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent)
}

export function selectConsents(
  db: Db,
  personId: Id,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consents)
    .where(and(eq(consents.personId, personId), after === undefined ? undefined : lt(consents.id, after)))
    .orderBy(desc(consents.id))
    .limit(limit)
}
