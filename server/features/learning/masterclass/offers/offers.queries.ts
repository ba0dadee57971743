import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isOpenOffer } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talks } from '../masterclass.tables.ts'
import type { TalkRow } from '../talks/talks.queries.ts'

type PageQuery = { cursor?: Id | undefined; limit: number }

export const selectOwnOffers = (db: Db, personId: Id, { cursor, limit }: PageQuery): Promise<TalkRow[]> =>
  db
    .select()
    .from(talks)
    .where(and(eq(talks.personId, personId), cursor === undefined ? undefined : lt(talks.id, cursor)))
    .orderBy(desc(talks.id))
    .limit(limit + 1)

export async function countOpenOffers(tx: Db, personId: Id): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(talks)
    .where(and(eq(talks.personId, personId), statusIn(talks.status, isOpenOffer)))
  return row?.count ?? 0
}
