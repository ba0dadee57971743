// A company's tests: creating them, and editing them as a new version.

import { randomUUID } from 'node:crypto'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError, InvalidInput } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  ChangedTest,
  CompanyTest,
  NewTest,
  TestContent,
  TestListQuery,
  TestSummary,
} from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { Question, WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import {
  MAX_MINUTES,
  MAX_MINUTES_PER_JOB,
  MAX_TESTS_PER_COMPANY,
} from '#shared/features/hiring/screeners/screener-limits.ts'
import { findSectionProblems } from '#shared/features/hiring/screeners/sections/section-problems.ts'
import { formatOf, minutesOfInterview } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { findTestProblems } from '#shared/features/hiring/screeners/test-problems.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { canSeeTests, canWriteTests } from '../screeners.policy.ts'
import { contentOf, presentTest, presentTestSummary } from '../screeners.presenter.ts'
import { byInvitation, needsInvitation } from './by-invitation.ts'
import { findOutdated } from './outdated-results.service.ts'
import {
  countJobsAsking,
  countTests,
  insertNextVersion,
  insertTest,
  lockTestsOf,
  selectCompanyTest,
  selectJobsAsking,
  selectTestsOfCompany,
  selectTestsOfJobs,
  type TestWithContent,
  type VersionRow,
} from './tests.queries.ts'

type Clock = Pick<Platform, 'clock'>

/** For non-members it does not exist. */
export async function findSide(db: Db, viewer: Viewer, companyId: Id) {
  const side = await findCompanyFor(db, viewer.id, companyId)
  ensure(canSeeTests(side), 'not_found')
  return side
}

export async function listTests(db: Db, viewer: Viewer, query: TestListQuery): Promise<Page<TestSummary>> {
  await findSide(db, viewer, query.companyId)
  const rows = await selectTestsOfCompany(db, query.companyId, { before: query.cursor, limit: query.limit + 1 })
  const jobCount = await countJobsAsking(
    db,
    rows.map(({ test }) => test.id),
  )
  return toPage(
    rows.map((row) => presentTestSummary(row, jobCount.get(row.test.id) ?? 0)),
    query.limit,
    (one) => one,
  )
}

export async function showTest(db: Db, viewer: Viewer, id: Id): Promise<CompanyTest> {
  const whole = found(await selectCompanyTest(db, id))
  const side = await findSide(db, viewer, whole.test.companyId)
  return present(db, whole, canWriteTests(side))
}

export async function present(db: Db, whole: TestWithContent, canEdit: boolean): Promise<CompanyTest> {
  const companyId = found(whole.test.companyId)
  return presentTest(whole, { companyId, canEdit, outdatedCount: (await findOutdated(db, whole)).length })
}

export async function createTest(
  db: Db,
  { clock }: Clock,
  viewer: Viewer,
  { companyId, ...given }: NewTest,
): Promise<CompanyTest> {
  ensure(canWriteTests(await findSide(db, viewer, companyId)))
  ensureSound(given)
  const content = withLength(given)
  const whole = await transaction(db, async (tx) => {
    await lockTestsOf(tx, companyId)
    if ((await countTests(tx, companyId)) >= MAX_TESTS_PER_COMPANY) throw fieldError(['title'], tooMany)
    return insertTest(tx, {
      companyId,
      now: clock.now(),
      content: { ...content, questions: assignIds(content.questions) },
    })
  })
  return presentTest(whole, { companyId, canEdit: true, outdatedCount: 0 })
}

export async function editTest(
  db: Db,
  { clock }: Clock,
  viewer: Viewer,
  id: Id,
  { version, ...given }: ChangedTest,
): Promise<CompanyTest> {
  const { test } = found(await selectCompanyTest(db, id))
  ensure(canWriteTests(await findSide(db, viewer, test.companyId)))
  ensureSound(given)
  const content = withLength(given)
  const whole = await transaction(db, async (tx) => {
    await lockTestsOf(tx, test.companyId)
    const now = found(await selectCompanyTest(tx, id))
    // An unchanged test, for example after a double click, gets no new version.
    if (isSame(now.content, content)) return now
    ensure(now.test.version === version, 'status_changed_meanwhile')
    await ensureJobLimits(tx, now, content)
    const questions = assignIds(content.questions, now.content.questions)
    return insertNextVersion(tx, now.test, { ...content, questions }, clock.now())
  })
  return present(db, whole, true)
}

const tooMany = /* i18n */ {
  id: 'screeners.too_many_tests',
  message: 'Your company has reached the limit of 100 tests. Edit one of them instead.',
}

export const tooLong = /* i18n */ {
  id: 'screeners.too_long',
  message: 'The tests for a job can take up to 45 minutes in total.',
}

function ensureSound(content: TestContent): void {
  const problems = [...findTestProblems(content.questions), ...findSectionProblems(content)]
  if (problems.length > 0)
    throw new InvalidInput(
      problems.map(({ path, words }) => ({
        code: 'custom' as const,
        path,
        message: words.message,
        input: undefined,
        params: words,
      })),
    )
}

/** The length of an interview follows from its questions. */
function withLength<T extends TestContent>(content: T): T {
  const spoken = content.questions.filter((question) => question.kind === 'spoken')
  return formatOf(content.questions) === 'test'
    ? content
    : { ...content, minutes: Math.min(MAX_MINUTES, minutesOfInterview(spoken)), isShuffled: false }
}

async function ensureJobLimits(tx: Db, { test, content }: TestWithContent, changed: TestContent): Promise<void> {
  const { minutes } = changed
  if (minutes <= content.minutes && !needsInvitation(changed)) return
  const all = await selectTestsOfJobs(tx, await selectJobsAsking(tx, test.id))
  if (all.length > 0 && needsInvitation(changed)) throw fieldError(['questions'], byInvitation)
  const perJob = Map.groupBy(all, ({ requirement }) => requirement.jobId)
  for (const jobTests of perJob.values()) {
    const total = jobTests.reduce((sum, one) => sum + (one.test.id === test.id ? minutes : one.content.minutes), 0)
    if (total > MAX_MINUTES_PER_JOB) throw fieldError(['minutes'], tooLong)
  }
}

/** Keeps existing ids; everything else gets a random one, which reveals nothing about the answer. */
function assignIds(written: readonly WrittenQuestion[], before: readonly Question[] = []): Question[] {
  return written.map((question) => {
    const existing = before.find(({ id, kind }) => id === question.id && kind === question.kind)
    const id = existing?.id ?? randomUUID()
    const among =
      existing && 'options' in existing ? existing.options : existing && 'items' in existing ? existing.items : []
    const assignChoiceIds = <T extends { id?: string | undefined }>(choices: readonly T[]) =>
      choices.map((choice, place) => ({ ...choice, id: existingId(choices, place, among) ?? randomUUID() }))
    if ('options' in question) return { ...question, id, options: assignChoiceIds(question.options) }
    if (question.kind === 'matching') return { ...question, id, items: assignChoiceIds(question.items) }
    if (question.kind === 'ordering') return { ...question, id, items: assignChoiceIds(question.items) }
    return { ...question, id }
  })
}

function existingId(
  choices: readonly { id?: string | undefined }[],
  place: number,
  among: readonly { id: string }[],
): string | undefined {
  const id = choices[place]?.id
  const isKnown = among.some((one) => one.id === id) && choices.findIndex((one) => one.id === id) === place
  return isKnown ? id : undefined
}

const isSame = (current: VersionRow, content: TestContent): boolean =>
  withoutIds(contentOf(current)) === withoutIds(contentOf(content))

/** Sorted keys: the database does not keep their order. */
const withoutIds = (content: TestContent): string =>
  JSON.stringify(content, (key, value: unknown) => {
    if (key === 'id') return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
