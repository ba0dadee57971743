import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationNotes, applicationRatings, applications, scorecards } from '../applications.tables.ts'

export async function deleteJudgements(tx: Db, applicationId: Id): Promise<void> {
  await tx.delete(applicationNotes).where(eq(applicationNotes.applicationId, applicationId))
  await tx.delete(scorecards).where(eq(scorecards.applicationId, applicationId))
  await tx.delete(applicationRatings).where(eq(applicationRatings.applicationId, applicationId))
}

type SentFiles = Pick<SentForm, 'resume' | 'answers' | 'intro'>

/** The files and recordings of the talent's other applications; deleted submissions have none. */
export const selectFilesSentElsewhere = (tx: Db, { id, talentId }: { id: Id; talentId: Id }): Promise<SentFiles[]> => {
  const { sent } = applications
  return tx
    .select({
      resume: sql<SentFiles['resume']>`${sent} -> 'resume'`,
      answers: sql<SentFiles['answers']>`${sent} -> 'answers'`,
      intro: sql<SentFiles['intro']>`${sent} -> 'intro'`,
    })
    .from(applications)
    .where(and(eq(applications.talentId, talentId), ne(applications.id, id)))
}
