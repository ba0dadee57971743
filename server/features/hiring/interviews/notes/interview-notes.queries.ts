import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { hasEnded } from '#server/features/hiring/applications/closing/ended-applications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { interviews } from '../interviews.tables.ts'
import { interviewFeedback, interviewNotes } from './interview-notes.tables.ts'

export type FeedbackRow = Pick<typeof interviewFeedback.$inferSelect, 'interviewId' | 'side' | 'stars' | 'text'>

/** A person's own notes on these interviews. */
export const selectOwnNotes = (db: Db, personId: Id, interviewIds: readonly Id[]) =>
  db
    .select({ interviewId: interviewNotes.interviewId, text: interviewNotes.text })
    .from(interviewNotes)
    .where(and(eq(interviewNotes.personId, personId), inArray(interviewNotes.interviewId, [...interviewIds])))

export async function writeNotes(
  db: Db,
  { interviewId, personId }: { interviewId: Id; personId: Id },
  text: string,
  at: Date,
): Promise<void> {
  if (text === '') {
    await db
      .delete(interviewNotes)
      .where(and(eq(interviewNotes.interviewId, interviewId), eq(interviewNotes.personId, personId)))
    return
  }
  await db
    .insert(interviewNotes)
    .values({ interviewId, personId, text, changedAt: at })
    .onConflictDoUpdate({
      target: [interviewNotes.interviewId, interviewNotes.personId],
      set: { text, changedAt: at },
    })
}

/** Companies read a talent's feedback only once the application has ended, so it cannot affect the decision. */
export const selectFeedback = (db: Db, reader: 'talent' | 'company', interviewIds: readonly Id[]) =>
  db
    .select({
      interviewId: interviewFeedback.interviewId,
      side: interviewFeedback.side,
      stars: interviewFeedback.stars,
      text: interviewFeedback.text,
    })
    .from(interviewFeedback)
    .innerJoin(interviews, eq(interviews.id, interviewFeedback.interviewId))
    .where(
      and(
        inArray(interviewFeedback.interviewId, [...interviewIds]),
        reader === 'talent' ? undefined : or(eq(interviewFeedback.side, 'company'), hasEnded(interviews.applicationId)),
      ),
    )

/** True if this side had not given any before. */
export async function writeFeedback(
  tx: Db,
  given: FeedbackRow & { authorId: Id; createdAt: Date },
): Promise<{ isNew: boolean }> {
  const { stars, text, authorId } = given
  const [row] = await tx
    .insert(interviewFeedback)
    .values(given)
    .onConflictDoUpdate({
      target: [interviewFeedback.interviewId, interviewFeedback.side],
      set: { stars, text, authorId },
    })
    // PostgreSQL sets xmax only for a row that an update replaced.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return { isNew: row?.isNew ?? false }
}

export async function writePreparation(db: Db, id: Id, preparation: string): Promise<void> {
  await db.update(interviews).set({ preparation }).where(eq(interviews.id, id))
}
