import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { OpsTalkView } from '#shared/features/learning/masterclass/talk-kinds.ts'
import {
  awaitsReplay,
  isClosedTalk,
  isInPlanning,
  isPast,
  isUpcoming,
} from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talks } from '../masterclass.tables.ts'
import type { NewTalkRow, TalkRow } from '../talks/talks.queries.ts'

const groups = { open: isInPlanning, upcoming: isUpcoming, past: isPast, closed: isClosedTalk }

type OpsQuery = { show: OpsTalkView; cursor?: Id | undefined; limit: number }

export const selectOpsTalks = (db: Db, { show, cursor, limit }: OpsQuery): Promise<TalkRow[]> =>
  db
    .select()
    .from(talks)
    .where(and(statusIn(talks.status, groups[show]), cursor === undefined ? undefined : lt(talks.id, cursor)))
    .orderBy(desc(talks.id))
    .limit(limit + 1)

export async function updateTalk(tx: Db, talkId: Id, row: Partial<NewTalkRow>): Promise<TalkRow> {
  const [saved] = await tx.update(talks).set(row).where(eq(talks.id, talkId)).returning()
  if (!saved) throw new Error('an update returned nothing')
  return saved
}

export async function selectReplayFigures(db: Db, lateBefore: Date) {
  const endedAt = sql<Date | null>`${talks.startsAt} + make_interval(mins => ${talks.minutes})`
  const isLate = sql`${endedAt} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({
      waiting: count(),
      late: count(sql`case when ${isLate} then 1 end`),
      oldestAt: sql<Date | null>`min(${endedAt})`.mapWith(talks.startsAt),
    })
    .from(talks)
    .where(and(statusIn(talks.status, awaitsReplay), eq(talks.isRecorded, true)))
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}
