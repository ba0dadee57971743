import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { provide } from '#server/platform/wiring/feature.ts'
import type { TestApp } from '#server/test-app.ts'
import type { CompanyTest, JobScreener, NewTest } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { ExtraTimeReason } from '#shared/features/hiring/screeners/extra-time.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'
import { type AttemptSubject, attemptSubjects } from './attempt-subjects.service.ts'

export const TESTS = '/company/api/screeners'
export const OWN = '/talent/api/screeners'
export const ATTEMPTS = `${OWN}/attempts`
export const attemptAt = (id: string) => `${ATTEMPTS}/${id}`
export const readingAt = (id: string) => `/company/api/screener-attempts/${id}`
export const testsOfJob = (jobId: string) => `/company/api/jobs/${jobId}/screeners`

type Question = NewTest['questions'][number]

const asked = { code: null, points: 4 }

/** One of each kind, each worth four points. */
export const questions = {
  single: {
    ...asked,
    kind: 'single',
    text: 'Which one is a river?',
    options: [
      { text: 'The Tana', isRight: true },
      { text: 'The Mara hills', isRight: false },
    ],
  },
  multiple: {
    ...asked,
    kind: 'multiple',
    text: 'Which of these float?',
    options: [
      { text: 'Cork', isRight: true },
      { text: 'Ice', isRight: true },
      { text: 'Iron', isRight: false },
      { text: 'Sand', isRight: false },
    ],
  },
  numeric: { ...asked, kind: 'numeric', text: 'How far is it?', answer: 42, tolerance: 1, unit: 'km' },
  short: { ...asked, kind: 'short_text', text: 'The capital of Kenya?', accepted: ['Nairobi', 'zq-accepted'] },
  long: { ...asked, kind: 'long_text', text: 'Why?', minLength: 0, maxLength: 200, guide: 'zq-guide' },
  trueFalse: { ...asked, kind: 'true_false', text: 'The Nile flows north.', isTrue: true },
  matching: {
    ...asked,
    kind: 'matching',
    text: 'Which capital is it?',
    items: [
      { text: 'Kenya', match: 'Nairobi' },
      { text: 'Peru', match: 'Lima' },
    ],
    others: ['Quito'],
  },
  gaps: { ...asked, kind: 'gaps', text: 'Fill in.', template: 'Ice is ___ water.', gaps: [['frozen', 'zq-gap']] },
  file: { ...asked, kind: 'file', text: 'Send your drawing.', guide: '' },
  ordering: { ...asked, kind: 'ordering', text: 'What comes first?', items: ['1', '2', '3'].map((text) => ({ text })) },
  code: {
    ...asked,
    kind: 'code',
    text: 'Add two numbers.',
    language: 'javascript',
    entry: 'add',
    starter: 'function add(a, b) {\n}',
    cases: [
      { args: '[1, 2]', expected: '3', isHidden: false },
      { args: '["zq-hidden", "!"]', expected: '"zq-hidden!"', isHidden: true },
    ],
  },
} satisfies Record<string, Question>

export const aTestContent = (companyId: string, named: Partial<NewTest> = {}): NewTest => ({
  companyId,
  title: 'Rivers and distances',
  intro: 'Take it where it is quiet.',
  minutes: 20,
  passPercent: 50,
  isShuffled: true,
  ...plainTest,
  questions: [questions.single, questions.multiple, questions.numeric, questions.short, questions.ordering],
  ...named,
})

export async function aTest({ owner, company }: Employer, named: Partial<NewTest> = {}): Promise<CompanyTest> {
  const answer = await owner.visitor.post(TESTS, aTestContent(company.id, named))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<CompanyTest>()
}

export async function choose(owner: BuiltPerson, jobId: string, tests: Partial<JobScreener>[]): Promise<void> {
  const answer = await owner.visitor.put(testsOfJob(jobId), { tests })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

export async function aJobWithTest(
  test: TestApp,
  { named = {}, asks = {} }: { named?: Partial<NewTest>; asks?: Partial<JobScreener> } = {},
) {
  const { job, owner, company } = await aPublishedJob(test)
  const written = await aTest({ owner, company }, named)
  await choose(owner, job.id, [{ testId: written.id, ...asks }])
  return { job, owner, company, written }
}

const subjects = new Map<string, AttemptSubject & { isSent: boolean; companyPeople: string[] }>()

/** Stands in for applications: subjects made by `aSubject` exist for their talent and the company. */
export const testSubjects = provide(attemptSubjects, async (_db, viewer, subjectId) => {
  const subject = subjects.get(subjectId)
  if (!subject) return null
  if (subject.personId === viewer.id) return subject
  return subject.isSent && subject.companyPeople.includes(viewer.id) ? { ...subject, mayAttempt: false } : null
})

export function aSubject(
  personId: string,
  jobId: string,
  facts: Partial<AttemptSubject> & { isSent?: boolean; companyPeople?: string[] } = {},
): string {
  const id = newId()
  subjects.set(id, { personId, jobId, dueAt: null, mayAttempt: true, isSent: false, companyPeople: [], ...facts })
  return id
}

export const changeSubject = (id: string, facts: Partial<AttemptSubject> & { isSent?: boolean }): void => {
  const subject = subjects.get(id)
  if (subject) subjects.set(id, { ...subject, ...facts })
}

type Options = Parameters<typeof aJobWithTest>[1] & {
  talent?: BuiltPerson
  subject?: Partial<AttemptSubject>
  extraTime?: ExtraTimeReason
}

/** A talent who has started a job's test, for an application the company can see. */
export async function anAttempt(test: TestApp, given: Options = {}) {
  const made = await aJobWithTest(test, given)
  const talent = given.talent ?? (await aVerifiedTalent(test))
  const subjectId = aSubject(talent.id, made.job.id, {
    isSent: true,
    companyPeople: [made.owner.id],
    ...given.subject,
  })
  const { extraTime = 'none' } = given
  const body = { testId: made.written.id, jobId: made.job.id, subjectId, extraTime }
  const begun = await talent.visitor.post(ATTEMPTS, body)
  if (begun.statusCode !== 201) throw new Error(begun.body)
  return { ...made, talent, subjectId, attempt: begun.json<ScreenerAttempt>() }
}
