import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { JobScreener } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { withKeysOf } from '#shared/features/hiring/screeners/scoring/corrected-keys.ts'
import { countAsked } from '#shared/features/hiring/screeners/sections/steps.ts'
import type { TestFormat } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobScreeners, tests, testVersions } from '../screeners.tables.ts'

export type TestRow = typeof tests.$inferSelect
export type VersionRow = typeof testVersions.$inferSelect
export type TestWithContent = { test: TestRow; content: VersionRow }
export type CompanyTestRow = TestWithContent & { test: { companyId: Id } }

const current = and(eq(testVersions.testId, tests.id), eq(testVersions.version, tests.version))

const selectWithContent = (db: Db) =>
  db.select({ test: tests, content: testVersions }).from(tests).innerJoin(testVersions, current)

export async function selectTest(db: Db, id: Id): Promise<TestWithContent | null> {
  const [row] = await selectWithContent(db).where(eq(tests.id, id))
  return row ?? null
}

/** Not the platform's own: those belong to no company. */
export async function selectCompanyTest(db: Db, id: Id): Promise<CompanyTestRow | null> {
  const row = await selectTest(db, id)
  return row && isOfCompany(row) ? row : null
}

const isOfCompany = (row: TestWithContent): row is CompanyTestRow => row.test.companyId !== null

export const selectTests = (db: Db, ids: readonly Id[]): Promise<TestWithContent[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectWithContent(db).where(inArray(tests.id, [...ids]))

export const selectTestsOfCompany = (
  db: Db,
  companyId: Id,
  { before, limit }: { before: Id | undefined; limit: number },
): Promise<TestWithContent[]> =>
  selectWithContent(db)
    .where(and(eq(tests.companyId, companyId), before === undefined ? undefined : lt(tests.id, before)))
    .orderBy(desc(tests.id))
    .limit(limit)

export async function selectVersion(db: Db, testId: Id, version: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(testVersions)
    .where(and(eq(testVersions.testId, testId), eq(testVersions.version, version)))
  return row ?? null
}

/** What an attempt is scored by: its own version, with the answer keys that were corrected since. */
export async function selectScoredVersion(
  db: Db,
  { testId, version, keyVersion }: { testId: Id; version: number; keyVersion: number | null },
): Promise<VersionRow | null> {
  const row = await selectVersion(db, testId, version)
  const corrected = row && keyVersion !== null ? await selectVersion(db, testId, keyVersion) : null
  return row && corrected ? { ...row, questions: withKeysOf(row.questions, corrected.questions) } : row
}

export type TestFacts = {
  testId: Id
  title: string
  format: TestFormat
  intro: string
  minutes: number
  questionCount: number
  isBlind: boolean
}

const selectFacts = (db: Db, which: SQL | undefined): Promise<TestFacts[]> =>
  db
    .select({
      testId: tests.id,
      title: testVersions.title,
      // The same rule as in `formatOf`.
      format: sql<TestFormat>`case when jsonb_path_exists(${testVersions.questions}, '$[*] ? (@.kind != "spoken")') then 'test' else 'interview' end`,
      intro: testVersions.intro,
      minutes: testVersions.minutes,
      questionCount: testVersions.questionCount,
      isBlind: testVersions.isBlind,
    })
    .from(tests)
    .innerJoin(testVersions, current)
    .where(which)
    .orderBy(testVersions.title)

/** Of the current versions, without their questions. */
export const selectTestFacts = (db: Db, ids: readonly Id[]): Promise<TestFacts[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectFacts(db, inArray(tests.id, [...ids]))

export const selectFactsOfCompany = (db: Db, companyId: Id): Promise<TestFacts[]> =>
  selectFacts(db, eq(tests.companyId, companyId))

export async function countTests(db: Db, companyId: Id): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tests).where(eq(tests.companyId, companyId))
  return row?.count ?? 0
}

type Content = Omit<VersionRow, 'testId' | 'version' | 'createdAt' | 'questionCount'>

export async function insertTest(
  tx: Db,
  { companyId, now, content }: { companyId: Id | null; now: Date; content: Content },
): Promise<TestWithContent> {
  const [test] = await tx.insert(tests).values({ companyId, createdAt: now, updatedAt: now }).returning()
  if (!test) throw new Error('insert returned no row')
  return { test, content: await insertVersion(tx, test, content, now) }
}

export async function insertNextVersion(tx: Db, test: TestRow, content: Content, now: Date): Promise<TestWithContent> {
  const next = { ...test, version: test.version + 1, updatedAt: now }
  const version = await insertVersion(tx, next, content, now)
  await tx.update(tests).set({ version: next.version, updatedAt: now }).where(eq(tests.id, test.id))
  return { test: next, content: version }
}

async function insertVersion(tx: Db, { id, version }: TestRow, content: Content, now: Date): Promise<VersionRow> {
  const [row] = await tx
    .insert(testVersions)
    .values({ testId: id, version, ...content, questionCount: countAsked(content), createdAt: now })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Serialised: two concurrent changes could together exceed a job's limit. */
export async function lockTestsOf(tx: Db, companyId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`screeners:${companyId}`}, 0))`)
}

export type JobTest = TestWithContent & { requirement: typeof jobScreeners.$inferSelect }

export const selectTestsOfJobs = (db: Db, jobIds: readonly Id[]): Promise<JobTest[]> =>
  jobIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ test: tests, content: testVersions, requirement: jobScreeners })
        .from(jobScreeners)
        .innerJoin(tests, eq(tests.id, jobScreeners.testId))
        .innerJoin(testVersions, current)
        .where(inArray(jobScreeners.jobId, [...jobIds]))
        .orderBy(jobScreeners.jobId, jobScreeners.position)

export async function selectJobsAsking(db: Db, testId: Id): Promise<Id[]> {
  const rows = await db.select({ jobId: jobScreeners.jobId }).from(jobScreeners).where(eq(jobScreeners.testId, testId))
  return rows.map(({ jobId }) => jobId)
}

export async function countJobsAsking(db: Db, testIds: readonly Id[]): Promise<Map<Id, number>> {
  if (testIds.length === 0) return new Map()
  const rows = await db
    .select({ testId: jobScreeners.testId, count: count() })
    .from(jobScreeners)
    .where(inArray(jobScreeners.testId, [...testIds]))
    .groupBy(jobScreeners.testId)
  return new Map(rows.map((row) => [row.testId, row.count]))
}

export async function insertTestsOfJobs(
  tx: Db,
  chosen: readonly (JobScreener & { jobId: Id; position?: number })[],
): Promise<void> {
  if (chosen.length > 0) await tx.insert(jobScreeners).values(chosen.map((one) => ({ position: 0, ...one })))
}

export async function replaceTestsOfJob(tx: Db, jobId: Id, chosen: readonly JobScreener[]): Promise<void> {
  await tx.delete(jobScreeners).where(eq(jobScreeners.jobId, jobId))
  await insertTestsOfJobs(
    tx,
    chosen.map((one, position) => ({ ...one, jobId, position })),
  )
}
