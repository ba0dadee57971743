import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
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

const skillColumns = {
  jobSkills: sql<readonly { skillId: string; isRequired: boolean }[] | null>`${sent} -> 'job' -> 'skills'`,
  ownSkills: sql<readonly { slug: string }[] | null>`${sent} -> 'profile' -> 'work' -> 'skills'`,
}
export const cardColumns = { ...lightColumns, ...profileColumns, ...skillColumns }
type CardSkills = {
  jobSkills: readonly { skillId: string; isRequired: boolean }[] | null
  ownSkills: readonly { slug: string }[] | null
}
export type CardRow = LightRow & SentProfile & CardSkills

export async function selectCard(db: Db, id: Id): Promise<CardRow | null> {
  const [row] = await db.select(cardColumns).from(applications).where(eq(applications.id, id))
  return row ?? null
}

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
