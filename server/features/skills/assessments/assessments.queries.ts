import { and, count, desc, eq, gt, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { hasMarked } from '#server/features/hiring/screeners/marking/marking.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { AssessmentShelf } from '#shared/features/skills/assessments/assessment-limits.ts'
import {
  isCompleted,
  isDoneAssessment,
  isOpenAssessment,
  isWaiting,
} from '#shared/features/skills/assessments/assessment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { assessments } from './assessments.tables.ts'

export type AssessmentRow = typeof assessments.$inferSelect

/** Null if the same test is already open for this person. */
export async function insertAssessment(
  tx: Db,
  assessment: typeof assessments.$inferInsert,
): Promise<AssessmentRow | null> {
  const [row] = await tx.insert(assessments).values(assessment).onConflictDoNothing().returning()
  return row ?? null
}

const selectOne = async (db: Db, which: SQL | undefined): Promise<AssessmentRow | null> => {
  const [row] = await db.select().from(assessments).where(which)
  return row ?? null
}

export const selectAssessment = (db: Db, id: Id) => selectOne(db, eq(assessments.id, id))

export const selectBySecret = (db: Db, secretHash: Buffer) => selectOne(db, eq(assessments.secretHash, secretHash))

export const selectByCode = (db: Db, email: string, codeHash: Buffer) =>
  selectOne(
    db,
    and(
      eq(assessments.email, email),
      eq(assessments.codeHash, codeHash),
      statusIn(assessments.status, isOpenAssessment),
    ),
  )

export async function lockAssessment(tx: Db, id: Id): Promise<AssessmentRow | null> {
  const [row] = await tx.select().from(assessments).where(eq(assessments.id, id)).for('update')
  return row ?? null
}

/** Everything that waits for this attempt to end. */
export const lockOfAttempt = (tx: Db, attemptId: Id): Promise<AssessmentRow[]> =>
  tx.select().from(assessments).where(eq(assessments.attemptId, attemptId)).orderBy(assessments.id).for('update')

/** Another open invitation of the same person to the same test. */
export async function selectOpenTwin(db: Db, row: AssessmentRow): Promise<boolean> {
  const isSame =
    row.applicationId === null
      ? and(eq(assessments.companyId, row.companyId), eq(assessments.email, row.email ?? ''))
      : eq(assessments.applicationId, row.applicationId)
  const which = and(isSame, eq(assessments.testId, row.testId), statusIn(assessments.status, isOpenAssessment))
  return (await selectOne(db, which)) !== null
}

type Page = { show: AssessmentShelf; before: Id | undefined; limit: number; viewerId?: Id }
type Invited = { id: Id; email: string }

const isFor = ({ id, email }: Invited): SQL | undefined =>
  or(eq(assessments.personId, id), and(isNull(assessments.personId), eq(assessments.email, email.toLowerCase())))

const shelf = (show: AssessmentShelf, viewerId: Id | undefined): SQL | undefined => {
  if (show !== 'marking') return statusIn(assessments.status, show === 'open' ? isOpenAssessment : isDoneAssessment)
  const isLeft = viewerId === undefined ? undefined : not(hasMarked(sql`${assessments.attemptId}`, viewerId))
  return and(statusIn(assessments.status, isCompleted), isLeft)
}

const selectPage = (
  db: Db,
  which: SQL | undefined,
  { show, before, limit, viewerId }: Page,
): Promise<AssessmentRow[]> =>
  db
    .select()
    .from(assessments)
    .where(and(which, shelf(show, viewerId), before === undefined ? undefined : lt(assessments.id, before)))
    .orderBy(desc(assessments.id))
    .limit(limit)

export const selectOfPerson = (db: Db, person: Invited, page: Page): Promise<AssessmentRow[]> =>
  selectPage(db, isFor(person), page)

export const selectOfCompany = (
  db: Db,
  companyId: Id,
  { applicationId, ...page }: Page & { applicationId: Id | undefined },
): Promise<AssessmentRow[]> =>
  selectPage(
    db,
    and(
      eq(assessments.companyId, companyId),
      applicationId === undefined ? undefined : eq(assessments.applicationId, applicationId),
    ),
    page,
  )

/** Whether the person has been invited to anything else. */
export async function selectHasOther(db: Db, person: Invited, id: Id): Promise<boolean> {
  return (await selectOne(db, and(isFor(person), ne(assessments.id, id)))) !== null
}

/** How many the person has to take, and until when the first of them. */
export async function selectOpen(db: Db, person: Invited, now: Date): Promise<{ count: number; dueAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), dueAt: sql<Date | null>`min(${assessments.expiresAt})`.mapWith(assessments.expiresAt) })
    .from(assessments)
    .where(and(isFor(person), statusIn(assessments.status, isOpenAssessment), gt(assessments.expiresAt, now)))
  return row ?? { count: 0, dueAt: null }
}

export async function countSince(db: Db, companyId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(assessments)
    .where(and(eq(assessments.companyId, companyId), gt(assessments.createdAt, since)))
  return row?.count ?? 0
}

export async function updateAssessment(tx: Db, id: Id, facts: Partial<AssessmentRow>): Promise<AssessmentRow> {
  const [row] = await tx.update(assessments).set(facts).where(eq(assessments.id, id)).returning()
  if (!row) throw new Error('update returned no row')
  return row
}

export const BATCH = 200

export const selectExpired = (db: Db, now: Date): Promise<AssessmentRow[]> =>
  db
    .select()
    .from(assessments)
    .where(and(statusIn(assessments.status, isWaiting), lt(assessments.expiresAt, now)))
    .orderBy(assessments.expiresAt)
    .limit(BATCH)

/** Waiting, with fewer reminders than `sent`, in pages by id. */
export const selectUnreminded = (db: Db, now: Date, after: Id | undefined): Promise<AssessmentRow[]> =>
  db
    .select()
    .from(assessments)
    .where(
      and(
        statusIn(assessments.status, isWaiting),
        gt(assessments.expiresAt, now),
        lt(assessments.remindersSent, 3),
        after === undefined ? undefined : gt(assessments.id, after),
      ),
    )
    .orderBy(assessments.id)
    .limit(BATCH)

/** False if another process was faster. */
export async function countReminder(tx: Db, { id, remindersSent }: AssessmentRow, sent: number): Promise<boolean> {
  const rows = await tx
    .update(assessments)
    .set({ remindersSent: sent })
    .where(
      and(
        eq(assessments.id, id),
        eq(assessments.remindersSent, remindersSent),
        statusIn(assessments.status, isWaiting),
      ),
    )
    .returning({ id: assessments.id })
  return rows.length > 0
}
