import { and, asc, desc, eq, inArray, like, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { canCancel } from '#shared/features/learning/masterclass/registration-status.ts'
import { isLiveTalk, isPast, isScheduled, isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { TalksQuery } from '#shared/features/learning/masterclass/talks.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type KeptRecording, talkPositions, talkRegistrations, talks } from '../masterclass.tables.ts'

export type TalkRow = typeof talks.$inferSelect
export type NewTalkRow = typeof talks.$inferInsert

export async function selectTalk(db: Db, talkId: Id): Promise<TalkRow | null> {
  const [row] = await db.select().from(talks).where(eq(talks.id, talkId))
  return row ?? null
}

/** Whoever gives out places or changes their number holds this lock. */
export async function lockTalk(tx: Db, talkId: Id): Promise<TalkRow | null> {
  const [row] = await tx.select().from(talks).where(eq(talks.id, talkId)).for('update')
  return row ?? null
}

export async function insertTalk(db: Db, row: NewTalkRow): Promise<TalkRow> {
  const [saved] = await db.insert(talks).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

const containing = (text: string) => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`

/** In the order of the start; the id decides between talks that start together. */
export function selectTalks(db: Db, personId: Id, query: TalksQuery): Promise<TalkRow[]> {
  const { show, category, text, cursor, limit } = query
  const isDescending = show === 'past'
  const place = sql`(${talks.startsAt}, ${talks.id})`
  const after = sql`(select starts_at, id from ${talks} where id = ${cursor ?? null})`
  const own = db
    .select({ talkId: talkRegistrations.talkId })
    .from(talkRegistrations)
    .where(and(eq(talkRegistrations.personId, personId), statusIn(talkRegistrations.status, canCancel)))
  return db
    .select()
    .from(talks)
    .where(
      and(
        statusIn(talks.status, show === 'past' ? isPast : isUpcoming),
        show === 'mine' ? inArray(talks.id, own) : undefined,
        category && eq(talks.category, category),
        text ? like(talks.searchText, containing(text)) : undefined,
        cursor === undefined ? undefined : isDescending ? sql`${place} < ${after}` : sql`${place} > ${after}`,
      ),
    )
    .orderBy(isDescending ? desc(talks.startsAt) : asc(talks.startsAt), isDescending ? desc(talks.id) : asc(talks.id))
    .limit(limit + 1)
}

/** The recordings of talks given by this person. */
export const selectRecordingsOf = async (db: Db, personId: Id): Promise<KeptRecording[]> =>
  (await db.select({ recording: talks.recording }).from(talks).where(eq(talks.personId, personId))).flatMap(
    ({ recording }) => recording ?? [],
  )

export const selectStarting = (db: Db, now: Date): Promise<TalkRow[]> =>
  db
    .select()
    .from(talks)
    .where(and(statusIn(talks.status, isScheduled), lte(talks.startsAt, now)))

export const selectEnding = (db: Db, now: Date): Promise<TalkRow[]> =>
  db
    .select()
    .from(talks)
    .where(
      and(
        statusIn(talks.status, isLiveTalk),
        lte(sql`${talks.startsAt} + make_interval(mins => ${talks.minutes})`, now),
      ),
    )

export type PositionRow = { talkId: Id; seconds: number }

export const selectPositions = (db: Db, personId: Id, talkIds: readonly Id[]): Promise<PositionRow[]> =>
  db
    .select({ talkId: talkPositions.talkId, seconds: talkPositions.seconds })
    .from(talkPositions)
    .where(and(eq(talkPositions.personId, personId), inArray(talkPositions.talkId, [...talkIds])))

export async function upsertPosition(db: Db, personId: Id, talkId: Id, seconds: number, now: Date): Promise<void> {
  const row = { personId, talkId, seconds, updatedAt: now }
  await db
    .insert(talkPositions)
    .values(row)
    .onConflictDoUpdate({ target: [talkPositions.personId, talkPositions.talkId], set: row })
}
