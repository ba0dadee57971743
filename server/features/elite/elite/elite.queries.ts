import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { FormEvent } from '#shared/features/elite/elite/elite-form-status.ts'
import { isOpenQuestion } from '#shared/features/elite/elite/elite-question-status.ts'
import {
  type EliteEvent,
  isActiveMember,
  isDeclinedElite,
  isEliteInReview,
  isLiveElite,
  isWaitlistedElite,
} from '#shared/features/elite/elite/elite-status.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  eliteApplications,
  eliteDocuments,
  eliteEvents,
  eliteForms,
  eliteFormVersions,
  eliteQuestions,
  eliteSignatures,
} from './elite.tables.ts'

export type ApplicationRow = typeof eliteApplications.$inferSelect
export type FormRow = typeof eliteForms.$inferSelect
export type QuestionRow = typeof eliteQuestions.$inferSelect
export type DocumentRow = typeof eliteDocuments.$inferSelect
export type SignatureRow = typeof eliteSignatures.$inferSelect

/** The live one if there is one, otherwise the latest. */
export async function selectLatest(db: Db, personId: Id): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(eliteApplications)
    .where(eq(eliteApplications.personId, personId))
    .orderBy(desc(eliteApplications.id))
    .limit(1)
  return row ?? null
}

/** Locked, so that two requests do not change it at once. */
export async function lockLive(tx: Db, personId: Id): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(eliteApplications)
    .where(and(eq(eliteApplications.personId, personId), statusIn(eliteApplications.status, isLiveElite)))
    .for('update')
  return row ?? null
}

export async function selectApplication(db: Db, id: Id): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(eliteApplications).where(eq(eliteApplications.id, id))
  return row ?? null
}

/** Null if the person already has a live one. */
export async function insertApplication(
  tx: Db,
  row: typeof eliteApplications.$inferInsert,
): Promise<ApplicationRow | null> {
  const [inserted] = await tx.insert(eliteApplications).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateApplication(tx: Db, id: Id, facts: Partial<ApplicationRow>): Promise<void> {
  await tx.update(eliteApplications).set(facts).where(eq(eliteApplications.id, id))
}

export async function countDeclined(db: Db, personId: Id): Promise<number> {
  const [row] = await db
    .select({ declined: count() })
    .from(eliteApplications)
    .where(and(eq(eliteApplications.personId, personId), statusIn(eliteApplications.status, isDeclinedElite)))
  return row?.declined ?? 0
}

/** Oldest first. */
export const selectEvents = (db: Db, applicationId: Id, event: EliteEvent) =>
  db
    .select({ fromStatus: eliteEvents.fromStatus, createdAt: eliteEvents.createdAt })
    .from(eliteEvents)
    .where(and(eq(eliteEvents.subjectId, applicationId), eq(eliteEvents.event, event)))
    .orderBy(asc(eliteEvents.id))

/** When changes to a form were last asked for. */
export async function selectReturns(db: Db, formIds: readonly Id[]): Promise<ReadonlyMap<Id, Date>> {
  if (formIds.length === 0) return new Map()
  const rows = await db
    .select({ id: eliteEvents.subjectId, at: eliteEvents.createdAt })
    .from(eliteEvents)
    .where(and(inArray(eliteEvents.subjectId, [...formIds]), eq(eliteEvents.event, 'return' satisfies FormEvent)))
    .orderBy(asc(eliteEvents.id))
  return new Map(rows.map(({ id, at }) => [id, at]))
}

export async function insertForms(tx: Db, rows: (typeof eliteForms.$inferInsert)[]): Promise<void> {
  await tx.insert(eliteForms).values(rows)
}

export const selectForms = (db: Db, applicationId: Id): Promise<FormRow[]> =>
  db.select().from(eliteForms).where(eq(eliteForms.applicationId, applicationId))

export async function lockForm(tx: Db, applicationId: Id, kind: FormKind): Promise<FormRow | null> {
  const [row] = await tx
    .select()
    .from(eliteForms)
    .where(and(eq(eliteForms.applicationId, applicationId), eq(eliteForms.kind, kind)))
    .for('update')
  return row ?? null
}

export async function updateForm(tx: Db, id: Id, facts: Partial<FormRow>): Promise<void> {
  await tx.update(eliteForms).set(facts).where(eq(eliteForms.id, id))
}

export async function insertFormVersion(tx: Db, row: typeof eliteFormVersions.$inferInsert): Promise<void> {
  await tx.insert(eliteFormVersions).values(row)
}

export const selectSealedForms = (db: Db, personId: Id): Promise<FormRow[]> =>
  db
    .select()
    .from(eliteForms)
    .where(and(eq(eliteForms.personId, personId), isNotNull(eliteForms.sealedData)))

/** Oldest first. */
export const selectQuestions = (db: Db, applicationId: Id): Promise<QuestionRow[]> =>
  db
    .select()
    .from(eliteQuestions)
    .where(eq(eliteQuestions.applicationId, applicationId))
    .orderBy(asc(eliteQuestions.id))

export async function selectQuestion(db: Db, id: Id): Promise<QuestionRow | null> {
  const [row] = await db.select().from(eliteQuestions).where(eq(eliteQuestions.id, id))
  return row ?? null
}

export async function insertQuestion(tx: Db, row: typeof eliteQuestions.$inferInsert): Promise<QuestionRow> {
  const [inserted] = await tx.insert(eliteQuestions).values(row).returning()
  return inserted as QuestionRow
}

export async function updateQuestion(tx: Db, id: Id, facts: Partial<QuestionRow>): Promise<void> {
  await tx.update(eliteQuestions).set(facts).where(eq(eliteQuestions.id, id))
}

export const selectOverdueQuestions = (db: Db, now: Date, limit: number): Promise<QuestionRow[]> =>
  db
    .select()
    .from(eliteQuestions)
    .where(and(statusIn(eliteQuestions.status, isOpenQuestion), lte(eliteQuestions.dueAt, now)))
    .limit(limit)

export const selectWaitlistEnded = (db: Db, now: Date, limit: number): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(eliteApplications)
    .where(and(statusIn(eliteApplications.status, isWaitlistedElite), lte(eliteApplications.waitlistedUntil, now)))
    .limit(limit)

/** Oldest first. */
export const selectDocuments = (db: Db, applicationId: Id): Promise<DocumentRow[]> =>
  db
    .select()
    .from(eliteDocuments)
    .where(eq(eliteDocuments.applicationId, applicationId))
    .orderBy(asc(eliteDocuments.id))

export const selectDocumentsOf = (db: Db, personId: Id): Promise<DocumentRow[]> =>
  db.select().from(eliteDocuments).where(eq(eliteDocuments.personId, personId)).orderBy(asc(eliteDocuments.id))

export async function selectDocument(db: Db, id: Id): Promise<DocumentRow | null> {
  const [row] = await db.select().from(eliteDocuments).where(eq(eliteDocuments.id, id))
  return row ?? null
}

export async function insertDocument(tx: Db, row: typeof eliteDocuments.$inferInsert): Promise<DocumentRow> {
  const [inserted] = await tx.insert(eliteDocuments).values(row).returning()
  return inserted as DocumentRow
}

export async function deleteDocument(tx: Db, id: Id): Promise<void> {
  await tx.delete(eliteDocuments).where(eq(eliteDocuments.id, id))
}

export async function updateDocument(tx: Db, id: Id, facts: Partial<DocumentRow>): Promise<void> {
  await tx.update(eliteDocuments).set(facts).where(eq(eliteDocuments.id, id))
}

/** Of applicants and members, not told yet, and not replaced by a newer one of the same kind. */
export const selectExpiring = (db: Db, by: string, limit: number) =>
  db
    .select({
      id: eliteDocuments.id,
      applicationId: eliteDocuments.applicationId,
      personId: eliteDocuments.personId,
      name: eliteDocuments.name,
    })
    .from(eliteDocuments)
    .innerJoin(eliteApplications, eq(eliteApplications.id, eliteDocuments.applicationId))
    .where(
      and(
        lte(eliteDocuments.expiresOn, by),
        isNull(eliteDocuments.expiryToldAt),
        statusIn(eliteApplications.status, isLiveElite),
        sql`not exists (select 1 from elite_documents later where later.application_id = ${eliteDocuments.applicationId}
          and later.kind = ${eliteDocuments.kind} and later.id > ${eliteDocuments.id})`,
      ),
    )
    .limit(limit)

export async function selectSignature(db: Db, applicationId: Id): Promise<SignatureRow | null> {
  const [row] = await db.select().from(eliteSignatures).where(eq(eliteSignatures.applicationId, applicationId))
  return row ?? null
}

export async function insertSignature(tx: Db, row: typeof eliteSignatures.$inferInsert): Promise<void> {
  await tx.insert(eliteSignatures).values(row).onConflictDoNothing()
}

export const selectActivePreferences = (db: Db, { after, limit }: { after: Id | undefined; limit: number }) =>
  db
    .select({ applicationId: eliteApplications.id, personId: eliteApplications.personId, data: eliteForms.data })
    .from(eliteApplications)
    .innerJoin(
      eliteForms,
      and(eq(eliteForms.applicationId, eliteApplications.id), eq(eliteForms.kind, 'work-preference')),
    )
    .where(
      and(
        statusIn(eliteApplications.status, isActiveMember),
        after === undefined ? undefined : gt(eliteApplications.id, after),
      ),
    )
    .orderBy(asc(eliteApplications.id))
    .limit(limit)

const inQueue = and(statusIn(eliteApplications.status, isEliteInReview), eq(eliteApplications.awaitsTalent, false))

export async function selectQueueFigures(db: Db, lateBefore: Date) {
  const { queuedAt } = eliteApplications
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${queuedAt} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(Number),
      oldestAt: sql<Date | null>`min(${queuedAt})`.mapWith(queuedAt),
    })
    .from(eliteApplications)
    .where(inQueue)
  return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldestAt: row?.oldestAt ?? null }
}

/** Longest waiting first. */
export function selectQueue(
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<ApplicationRow[]> {
  const position = sql`(select (queued_at, id) from elite_applications where id = ${after})`
  return db
    .select()
    .from(eliteApplications)
    .where(
      and(inQueue, after ? sql`(${eliteApplications.queuedAt}, ${eliteApplications.id}) > ${position}` : undefined),
    )
    .orderBy(asc(eliteApplications.queuedAt), asc(eliteApplications.id))
    .limit(limit)
}

export async function selectInQueue(db: Db, id: Id): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(eliteApplications)
    .where(and(eq(eliteApplications.id, id), inQueue))
  return row ?? null
}

export async function selectOpenQuestions(db: Db, personId: Id): Promise<{ count: number; dueAt: Date | null }> {
  const [row] = await db
    .select({
      count: count(),
      dueAt: sql<Date | null>`min(${eliteQuestions.dueAt})`.mapWith(eliteQuestions.dueAt),
    })
    .from(eliteQuestions)
    .where(and(eq(eliteQuestions.personId, personId), statusIn(eliteQuestions.status, isOpenQuestion)))
  return { count: row?.count ?? 0, dueAt: row?.dueAt ?? null }
}
