import { and, count, desc, eq, gt, inArray, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import {
  type DraftStatus,
  hasOutcome,
  isActiveDraft,
  isOpenDraft,
  isSubmittedDraft,
} from '#shared/features/hiring/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationDrafts as drafts } from '../apply.tables.ts'

export type DraftRow = typeof drafts.$inferSelect

const isOpen = statusIn(drafts.status, isOpenDraft)

/** Null if there already is one. */
export async function insertDraft(db: Db, draft: typeof drafts.$inferInsert): Promise<DraftRow | null> {
  const [row] = await db.insert(drafts).values(draft).onConflictDoNothing().returning()
  return row ?? null
}

export async function selectDraft(db: Db, id: Id): Promise<DraftRow | null> {
  const [row] = await db.select().from(drafts).where(eq(drafts.id, id))
  return row ?? null
}

/** Serialises writing and sending until the transaction ends. */
export async function lockDraft(tx: Db, id: Id): Promise<DraftRow | null> {
  const [row] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
  return row ?? null
}

export async function selectOpenDraft(db: Db, personId: Id, jobId: Id): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.jobId, jobId), eq(drafts.personId, personId), isOpen))
  return row ?? null
}

/** Of two concurrent resumes, the second finds it resumed. */
export async function lockOpenDraft(tx: Db, personId: Id, jobId: Id): Promise<DraftRow | null> {
  const [row] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.jobId, jobId), eq(drafts.personId, personId), isOpen))
    .for('update')
  return row ?? null
}

/** A draft can be started for every job, and nobody continues more than this. */
const MAX_LISTED = 100

export const selectOpenDrafts = (db: Db, personId: Id): Promise<DraftRow[]> =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.personId, personId), isOpen))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(MAX_LISTED)

/** How many can still be sent, and the last edit of the oldest. */
export async function selectWaitingDrafts(
  db: Db,
  personId: Id,
  statuses: readonly DraftStatus[],
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(drafts.updatedAt) })
    .from(drafts)
    .where(and(eq(drafts.personId, personId), inArray(drafts.status, [...statuses])))
  return row ?? { count: 0, oldest: null }
}

type Writable = Omit<DraftRow, 'id' | 'jobId' | 'personId' | 'status'>
/** Missing or undefined fields stay unchanged. */
export type DraftChange = { [Name in keyof Writable]?: Writable[Name] | undefined }

export async function updateDraft(db: Db, id: Id, change: DraftChange): Promise<DraftRow | null> {
  const [row] = await db.update(drafts).set(change).where(eq(drafts.id, id)).returning()
  return row ?? null
}

/** Ended drafts of this company, and how many of them were sent. */
export async function countFinished(db: Db, companyId: Id): Promise<{ ended: number; sent: number }> {
  const [row] = await db
    .select({
      ended: count(),
      sent: sql<number>`count(*) filter (where ${statusIn(drafts.status, isSubmittedDraft)})`.mapWith(Number),
    })
    .from(drafts)
    .where(and(eq(drafts.companyId, companyId), statusIn(drafts.status, hasOutcome)))
  return row ?? { ended: 0, sent: 0 }
}

/** Which of these files other drafts use: those are kept. */
export async function selectUsedElsewhere(db: Db, draft: DraftRow, fileIds: readonly Id[]): Promise<Set<Id>> {
  const others = await db
    .select({ resumeFileId: drafts.resumeFileId, answers: drafts.answers })
    .from(drafts)
    .where(and(eq(drafts.personId, draft.personId), isOpen, sql`${drafts.id} <> ${draft.id}`))
  const used = new Set(others.flatMap(({ resumeFileId, answers }) => [resumeFileId, ...Object.values(answers)]))
  return new Set(fileIds.filter((fileId) => used.has(fileId)))
}

export const BATCH = 200

/** Drafts with that many reminders that have not been edited since. */
export const selectToRemind = (db: Db, reminders: number, untouchedSince: Date): Promise<DraftRow[]> =>
  db
    .select()
    .from(drafts)
    .where(
      and(
        statusIn(drafts.status, isActiveDraft),
        eq(drafts.reminders, reminders),
        lt(drafts.updatedAt, untouchedSince),
      ),
    )
    .orderBy(drafts.updatedAt)
    .limit(BATCH)

export const selectUntouched = (db: Db, since: Date): Promise<DraftRow[]> =>
  db
    .select()
    .from(drafts)
    .where(and(statusIn(drafts.status, isActiveDraft), lt(drafts.updatedAt, since)))
    .orderBy(drafts.updatedAt)
    .limit(BATCH)

/** Untouched for that long, in any open status. */
export const selectExpired = (db: Db, since: Date): Promise<DraftRow[]> =>
  db
    .select()
    .from(drafts)
    .where(and(isOpen, lt(drafts.updatedAt, since)))
    .orderBy(drafts.updatedAt)
    .limit(BATCH)

/** The jobs of drafts in these statuses, page by page. */
export async function selectJobsOfDrafts(db: Db, statuses: readonly DraftStatus[], after: Id | null): Promise<Id[]> {
  const rows = await db
    .selectDistinct({ jobId: drafts.jobId })
    .from(drafts)
    .where(and(inArray(drafts.status, [...statuses]), after === null ? undefined : gt(drafts.jobId, after)))
    .orderBy(drafts.jobId)
    .limit(BATCH)
  return rows.map(({ jobId }) => jobId)
}

export const selectDraftsOfJobs = (
  db: Db,
  statuses: readonly DraftStatus[],
  jobIds: readonly Id[],
): Promise<DraftRow[]> =>
  jobIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(drafts)
        .where(and(inArray(drafts.jobId, [...jobIds]), inArray(drafts.status, [...statuses])))
        .limit(BATCH)

/** Serialises sending: two drafts of one person sent at once would both see room for one. */
export async function lockSender(tx: Db, personId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`apply:${personId}`}, 0))`)
}

/** For jobs with a limit of applications: the last place is given once. */
export async function lockPlaces(tx: Db, jobId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`apply-to:${jobId}`}, 0))`)
}
