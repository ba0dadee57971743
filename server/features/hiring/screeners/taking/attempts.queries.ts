import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerPool } from '#server/platform/db/queries/prepared.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import {
  isNotStarted,
  isOpenAttempt,
  isRunning,
  isScored,
  isVoid,
} from '#shared/features/hiring/screeners/attempt-status.ts'
import { MAX_PAUSE, MIN_PAUSE } from '#shared/features/hiring/screeners/fair-clock.ts'
import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import { GRACE_SECONDS, LATE_GRACE_SECONDS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { answers, attemptEvents, attemptSubjects, attempts, jobScreeners, testVersions } from '../screeners.tables.ts'

export type AttemptRow = typeof attempts.$inferSelect
export type AnswerRow = Omit<typeof answers.$inferSelect, 'value'> & { value: AnswerValue }

export async function selectAttempt(db: Db, id: Id): Promise<AttemptRow | null> {
  const [row] = await db.select().from(attempts).where(eq(attempts.id, id))
  return row ?? null
}

const attemptWithRevision = preparedPerPool((db) =>
  db
    .select({ attempt: attempts, revision: sql<string>`${attempts}.xmin` })
    .from(attempts)
    .where(eq(attempts.id, sql.placeholder('id')))
    .prepare('attempt_with_revision'),
)

/** `revision` changes with every update of the row. */
export async function selectAttemptWithRevision(
  db: Db,
  id: Id,
): Promise<{ attempt: AttemptRow; revision: string } | null> {
  const [row] = await attemptWithRevision(db).execute({ id })
  return row ?? null
}

/** Serialises saving, submitting and timing out: no answer can slip in after the end. */
export async function selectAttemptForUpdate(tx: Db, id: Id): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update')
  return row ?? null
}

export async function updateAttempt(tx: Db, id: Id, facts: Partial<AttemptRow>): Promise<AttemptRow> {
  const [row] = await tx.update(attempts).set(facts).where(eq(attempts.id, id)).returning()
  if (!row) throw new Error('update returned no row')
  return row
}

/** Newest first, without void ones. */
export const selectAttemptsOfPerson = (db: Db, personId: Id, jobIds: readonly Id[]): Promise<AttemptRow[]> =>
  jobIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(attempts)
        .where(
          and(
            eq(attempts.personId, personId),
            inArray(attempts.jobId, [...jobIds]),
            statusNotIn(attempts.status, isVoid),
          ),
        )
        .orderBy(desc(attempts.id))

/** Attempts not made for a job. */
export const selectOwnRunning = (db: Db, personId: Id, testIds: readonly Id[]): Promise<AttemptRow[]> =>
  testIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(attempts)
        .where(
          and(
            eq(attempts.personId, personId),
            isNull(attempts.jobId),
            inArray(attempts.testId, [...testIds]),
            statusIn(attempts.status, isRunning),
          ),
        )

export async function selectLastScored(
  db: Db,
  { personId, testId, after }: { personId: Id; testId: Id; after: Date },
): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.personId, personId),
        eq(attempts.testId, testId),
        statusIn(attempts.status, isScored),
        gt(attempts.submittedAt, after),
        // Deleted answers leave an attempt without questions.
        sql`cardinality(${attempts.questionOrder}) > 0`,
      ),
    )
    .orderBy(desc(attempts.submittedAt))
    .limit(1)
  return row ?? null
}

const isMarkedByEarlier = ({ testId, version }: { testId: Id; version: number }) =>
  and(
    eq(attempts.testId, testId),
    statusIn(attempts.status, isScored),
    sql`coalesce(${attempts.keyVersion}, ${attempts.version}) < ${version}`,
    sql`cardinality(${attempts.questionOrder}) > 0`,
  )

/** Scored by the keys of earlier versions; the oldest first. */
export const selectMarkedByEarlier = (db: Db, test: { testId: Id; version: number }): Promise<AttemptRow[]> =>
  db.select().from(attempts).where(isMarkedByEarlier(test)).orderBy(asc(attempts.id))

/** Everybody counts once, with their best result. */
export async function selectComparison(
  db: Db,
  testId: Id,
  percent: number,
): Promise<{ people: number; below: number }> {
  const best = db
    .select({ best: sql<number>`max(${attempts.percent})`.as('best') })
    .from(attempts)
    .where(and(eq(attempts.testId, testId), statusIn(attempts.status, isScored)))
    .groupBy(attempts.personId)
    .as('best_results')
  const [row] = await db
    .select({
      people: sql<number>`count(*)::int`,
      below: sql<number>`(count(*) filter (where ${best.best} < ${percent}))::int`,
    })
    .from(best)
  return row ?? { people: 0, below: 0 }
}

/** Open attempts of anybody at these tests of a job. */
export const lockOpenOfJob = (tx: Db, jobId: Id, testIds: readonly Id[]): Promise<AttemptRow[]> =>
  testIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(attempts)
        .where(
          and(
            eq(attempts.jobId, jobId),
            inArray(attempts.testId, [...testIds]),
            statusIn(attempts.status, isOpenAttempt),
          ),
        )
        .orderBy(asc(attempts.id))
        .for('update')

/** Whether this person was ever asked for it, whatever the outcome. */
export async function selectWasAsked(db: Db, personId: Id, { jobId, testId }: { jobId: Id; testId: Id }) {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.personId, personId), eq(attempts.jobId, jobId), eq(attempts.testId, testId)))
    .limit(1)
  return rows.length > 0
}

/** Of two concurrent starts, the second finds the first one's attempt. */
export async function lockStart(
  tx: Db,
  { testId, personId, jobId }: { testId: Id; personId: Id; jobId: Id | null },
): Promise<void> {
  const key = `attempt:${testId}:${personId}:${jobId ?? ''}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Null if there already is an open one. */
export async function insertAttempt(tx: Db, attempt: typeof attempts.$inferInsert): Promise<AttemptRow | null> {
  const [row] = await tx.insert(attempts).values(attempt).onConflictDoNothing().returning()
  return row ?? null
}

export async function linkSubject(tx: Db, subjectId: Id, attemptIds: readonly Id[]): Promise<void> {
  if (attemptIds.length === 0) return
  await tx
    .insert(attemptSubjects)
    .values(attemptIds.map((attemptId) => ({ attemptId, subjectId })))
    .onConflictDoNothing()
}

/** `isRequired` implies `isAsked`. */
export type LinkedAttempt = {
  subjectId: Id
  attempt: AttemptRow
  title: string
  isAsked: boolean
  isRequired: boolean
}

/** Attempts that count for these, oldest first, each with the title of its version. */
export const selectLinked = (db: Db, subjectIds: readonly Id[]): Promise<LinkedAttempt[]> =>
  subjectIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          subjectId: attemptSubjects.subjectId,
          attempt: attempts,
          title: testVersions.title,
          isAsked: sql<boolean>`${jobScreeners.testId} is not null`,
          isRequired: sql<boolean>`coalesce(${jobScreeners.isRequired}, false)`,
        })
        .from(attemptSubjects)
        .innerJoin(attempts, eq(attempts.id, attemptSubjects.attemptId))
        .innerJoin(
          testVersions,
          and(eq(testVersions.testId, attempts.testId), eq(testVersions.version, attempts.version)),
        )
        .leftJoin(jobScreeners, and(eq(jobScreeners.jobId, attempts.jobId), eq(jobScreeners.testId, attempts.testId)))
        .where(and(inArray(attemptSubjects.subjectId, [...subjectIds]), statusNotIn(attempts.status, isVoid)))
        .orderBy(asc(attempts.id))

export type VoidAttempt = Pick<AttemptRow, 'startedAt' | 'submittedAt'> & { title: string; event: string; at: Date }

/** Attempts that no longer count, with the event and its time, oldest first. */
export const selectVoid = (db: Db, subjectId: Id): Promise<VoidAttempt[]> =>
  db
    .select({
      title: testVersions.title,
      startedAt: attempts.startedAt,
      submittedAt: attempts.submittedAt,
      event: attemptEvents.event,
      at: attemptEvents.createdAt,
    })
    .from(attemptSubjects)
    .innerJoin(attempts, and(eq(attempts.id, attemptSubjects.attemptId), statusIn(attempts.status, isVoid)))
    .innerJoin(testVersions, and(eq(testVersions.testId, attempts.testId), eq(testVersions.version, attempts.version)))
    .innerJoin(attemptEvents, and(eq(attemptEvents.subjectId, attempts.id), statusIn(attemptEvents.toStatus, isVoid)))
    .where(eq(attemptSubjects.subjectId, subjectId))
    .orderBy(asc(attemptEvents.createdAt), asc(attemptEvents.id))

export async function unlinkSubject(tx: Db, subjectId: Id): Promise<Id[]> {
  const rows = await tx.delete(attemptSubjects).where(eq(attemptSubjects.subjectId, subjectId)).returning()
  return rows.map(({ attemptId }) => attemptId)
}

export async function selectSubjectsOf(db: Db, attemptId: Id): Promise<Id[]> {
  const rows = await db.select().from(attemptSubjects).where(eq(attemptSubjects.attemptId, attemptId))
  return rows.map(({ subjectId }) => subjectId)
}

export async function selectAnswers(db: Db, attemptId: Id): Promise<AnswerRow[]> {
  const rows = await db.select().from(answers).where(eq(answers.attemptId, attemptId))
  return rows.map((row) => ({ ...row, value: row.value.given }))
}

export async function updatePoints(tx: Db, attemptId: Id, points: ReadonlyMap<Id, number | null>): Promise<void> {
  for (const [questionId, given] of points)
    await tx
      .update(answers)
      .set({ points: given })
      .where(and(eq(answers.attemptId, attemptId), eq(answers.questionId, questionId)))
}

/** For a repeated application: a new deadline. */
export async function renewDue(tx: Db, id: Id, dueAt: Date): Promise<void> {
  await tx.update(attempts).set({ dueAt, remindedAt: null }).where(eq(attempts.id, id))
}

export const BATCH = 200

const pauseBudget = sql`least(${MAX_PAUSE}, greatest(${MIN_PAUSE}, (extract(epoch from ${attempts.endsAt} - ${attempts.startedAt}) * 1000 - ${attempts.pausedMs}) / 10))`

/** As in `readClock`: a lost connection may still come back within the pause that is left. */
const closesAt = sql<Date>`${attempts.endsAt} + case
  when ${attempts.seenAt} is null or ${attempts.leftAt} is not null or ${attempts.seenAt} >= ${attempts.endsAt}
  then make_interval(secs => ${GRACE_SECONDS})
  else make_interval(secs => (greatest(0, ${pauseBudget} - ${attempts.pausedMs}) / 1000 + ${LATE_GRACE_SECONDS})::double precision)
end`

export const selectEnded = (db: Db, now: Date): Promise<{ id: Id }[]> =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        statusIn(attempts.status, isRunning),
        // The index finds those whose time is up; few of them still have a grace period.
        lt(attempts.endsAt, now),
        sql`${closesAt} < ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(attempts.endsAt)
    .limit(BATCH)

/** Not started, due in this period, no reminder yet, and still asked for. */
export async function selectDue(db: Db, after: Date, before: Date): Promise<AttemptRow[]> {
  const rows = await db
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(jobScreeners, and(eq(jobScreeners.jobId, attempts.jobId), eq(jobScreeners.testId, attempts.testId)))
    .where(
      and(
        statusIn(attempts.status, isNotStarted),
        isNull(attempts.remindedAt),
        gt(attempts.dueAt, after),
        lt(attempts.dueAt, before),
      ),
    )
    .orderBy(attempts.dueAt)
    .limit(BATCH)
  return rows.map(({ attempt }) => attempt)
}

/** False if another node was first, or the test has been started since. */
export async function markReminded(tx: Db, id: Id, now: Date): Promise<boolean> {
  const rows = await tx
    .update(attempts)
    .set({ remindedAt: now })
    .where(and(eq(attempts.id, id), statusIn(attempts.status, isNotStarted), isNull(attempts.remindedAt)))
    .returning({ id: attempts.id })
  return rows.length > 0
}
