import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationStatus } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Place } from '../application-cursor.ts'
import { type LightRow, lightColumns } from '../applications.queries.ts'
import { applicationNotes, applicationRatings, applications } from '../applications.tables.ts'

/** From the submission, so as it was on the day of the application. */
const { sent } = applications
export const profileColumns = {
  name: sql<string>`${sent} ->> 'name'`,
  headline: sql<string | null>`${sent} -> 'profile' -> 'work' ->> 'headline'`,
  country: sql<string | null>`${sent} -> 'profile' -> 'place' ->> 'country'`,
  city: sql<string | null>`${sent} -> 'profile' -> 'place' ->> 'city'`,
  timeZone: sql<string | null>`${sent} -> 'profile' -> 'place' ->> 'timeZone'`,
}
export type SentProfile = {
  name: string
  headline: string | null
  country: string | null
  city: string | null
  timeZone: string | null
}
export type CardRow = LightRow & SentProfile

export type Sort = 'newest' | 'waiting'

function after(sort: Sort, { at, id }: Place): SQL | undefined {
  const { submittedAt, replyDueAt } = applications
  if (sort === 'newest')
    return at === null ? undefined : or(lt(submittedAt, at), and(eq(submittedAt, at), lt(applications.id, id)))
  const nothingOwed = isNull(replyDueAt)
  return at === null
    ? and(nothingOwed, gt(applications.id, id))
    : or(gt(replyDueAt, at), and(eq(replyDueAt, at), gt(applications.id, id)), nothingOwed)
}

type JobQuery = {
  status: ApplicationStatus | undefined
  stageId: Id | undefined
  dueBefore: Date | undefined
  sort: Sort
  after: Place | undefined
  limit: number
}

export const selectPageOfJob = (db: Db, jobId: Id, query: JobQuery): Promise<CardRow[]> =>
  db
    .select({ ...lightColumns, ...profileColumns })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        query.status && eq(applications.status, query.status),
        query.stageId === undefined ? undefined : eq(applications.stageId, query.stageId),
        query.dueBefore && lte(applications.replyDueAt, query.dueBefore),
        query.after && after(query.sort, query.after),
      ),
    )
    .orderBy(
      ...(query.sort === 'newest'
        ? [desc(applications.submittedAt), desc(applications.id)]
        : [asc(applications.replyDueAt), asc(applications.id)]),
    )
    .limit(query.limit)

export async function selectCard(db: Db, id: Id): Promise<CardRow | null> {
  const [row] = await db
    .select({ ...lightColumns, ...profileColumns })
    .from(applications)
    .where(eq(applications.id, id))
  return row ?? null
}

export const countOfJob = (db: Db, jobId: Id): Promise<{ status: ApplicationStatus; count: number }[]> =>
  db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .groupBy(applications.status)

export type NoteRow = typeof applicationNotes.$inferSelect

export const selectNotes = (db: Db, applicationId: Id): Promise<NoteRow[]> =>
  db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id))

export async function selectNote(db: Db, id: Id): Promise<NoteRow | null> {
  const [row] = await db.select().from(applicationNotes).where(eq(applicationNotes.id, id))
  return row ?? null
}

export async function insertNote(db: Db, note: typeof applicationNotes.$inferInsert): Promise<NoteRow> {
  const [row] = await db.insert(applicationNotes).values(note).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function deleteNote(db: Db, id: Id): Promise<void> {
  await db.delete(applicationNotes).where(eq(applicationNotes.id, id))
}

export type RatingRow = typeof applicationRatings.$inferSelect

export const selectRatings = (db: Db, applicationIds: readonly Id[]): Promise<RatingRow[]> =>
  applicationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(applicationRatings)
        .where(inArray(applicationRatings.applicationId, [...applicationIds]))
        .orderBy(asc(applicationRatings.ratedAt))

export async function upsertRating(db: Db, row: RatingRow): Promise<void> {
  const { rating, ratedAt } = row
  await db
    .insert(applicationRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [applicationRatings.applicationId, applicationRatings.raterId],
      set: { rating, ratedAt },
    })
}

export async function deleteRating(db: Db, applicationId: Id, raterId: Id): Promise<void> {
  await db
    .delete(applicationRatings)
    .where(and(eq(applicationRatings.applicationId, applicationId), eq(applicationRatings.raterId, raterId)))
}
