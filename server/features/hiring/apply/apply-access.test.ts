// Every endpoint of applying, of its tests and of its recordings, called by the applicant, another talent, members in each role,
// another company, an operator and a guest.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPerson,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { headersOf } from '#server/features/base/files/files.builder.ts'
import { aKeptRecording, aRecording, WEBM } from '#server/features/base/recordings/recordings.builder.ts'
import {
  ATTEMPTS,
  aTest,
  aTestContent,
  attemptAt,
  choose,
  questions,
} from '#server/features/hiring/screeners/screeners.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { recordings } from '#shared/features/base/recordings/recordings.contract.ts'
import { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { applyForms } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { type CompanyTest, companyScreeners } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { type ScreenerAttempt, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { aDraftToSend, aJobWithForm, minimalParts, startedDraft, submit, write } from './apply.builder.ts'

// The owner comes last, so that what they change does not affect the others.
const people = [
  'another talent',
  'an interviewer',
  'a viewer',
  'another company',
  'an operator',
  'a guest',
  'the company',
  'the talent',
] as const
type Person = (typeof people)[number]
type Statuses = readonly number[]

// In the order of `people`; 200 stands for the endpoint's success status.
const OWN: Statuses = [404, 404, 404, 404, 404, 401, 404, 200]
const ANYBODY: Statuses = [200, 200, 200, 200, 200, 401, 200, 200]
const OPEN: Statuses = people.map(() => 200)
const READING: Statuses = [403, 200, 200, 404, 403, 401, 200, 403]
const WRITING: Statuses = [403, 403, 403, 404, 403, 401, 200, 403]
const JUDGING: Statuses = [403, 200, 403, 404, 403, 401, 200, 403]

type Things = Awaited<ReturnType<typeof things>>
type Row = {
  endpoint: Endpoint
  expected: Statuses
  /** Path parameters, query and body. */
  given?: (things: Things) => { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  success?: number
}

const ofJob = ({ job }: Things) => ({ params: { jobId: job.id } })
const ofDraft = ({ draft }: Things) => ({ params: { id: draft.id } })
const ofAttempt = ({ attempt }: Things) => ({ params: { id: attempt.id } })
const ofSentAttempt = ({ sentAttempt }: Things) => ({ params: { id: sentAttempt.id } })
const ofRecording = ({ recording }: Things) => ({ params: { id: recording.id } })
const ofTest = ({ written }: Things) => ({ params: { id: written.id } })
const forDraft = ({ draft }: Things) => ({ query: { purpose: 'intro', subjectId: draft.id } })

const rows: Record<string, Row> = {
  'before applying': { endpoint: apply.before, expected: OPEN, given: ofJob },
  'start as a guest': {
    endpoint: apply.startAsGuest,
    expected: [403, 403, 403, 403, 403, 200, 403, 403],
    given: ({ job }) => ({ ...ofJob({ job } as Things), body: { name: 'Ada', email: `${randomUUID()}@x.example` } }),
    success: 202,
  },
  // An invented link.
  'prove as a guest': {
    endpoint: apply.proveGuest,
    expected: OPEN,
    given: (all) => ({ ...ofJob(all), body: { secret: 'a'.repeat(43) } }),
    success: 410,
  },
  // Members cannot apply to their own company; everybody else gets a draft of their own.
  start: {
    endpoint: apply.start,
    expected: [200, 422, 422, 200, 200, 401, 422, 200],
    given: (all) => ({ ...ofJob(all), body: {} }),
  },
  drafts: { endpoint: apply.drafts, expected: ANYBODY },
  show: { endpoint: apply.show, expected: OWN, given: ofDraft },
  write: {
    endpoint: apply.write,
    expected: OWN,
    given: (all) => ({ ...ofDraft(all), body: { revision: all.draft.revision, name: 'Mallory' } }),
  },
  'mail a link': { endpoint: apply.mailLink, expected: OWN, given: ofDraft, success: 202 },
  submit: {
    endpoint: apply.submit,
    expected: OWN,
    given: (all) => ({ ...ofDraft(all), body: { revision: all.draft.revision } }),
    success: 201,
  },
  discard: { endpoint: apply.discard, expected: OWN, given: ofDraft, success: 204 },
  'the form': { endpoint: applyForms.show, expected: READING, given: ofJob },
  'write the form': {
    endpoint: applyForms.write,
    expected: WRITING,
    given: (all) => ({ ...ofJob(all), body: { version: all.draft.form.version, parts: minimalParts, questions: [] } }),
  },

  'tests of a job': {
    endpoint: screeners.list,
    expected: OWN,
    given: ({ job, draft }) => ({ query: { jobId: job.id, subjectId: draft.id } }),
  },
  'start a test': {
    endpoint: screeners.start,
    expected: OWN,
    given: ({ job, draft, written }) => ({ body: { jobId: job.id, subjectId: draft.id, testId: written.id } }),
    success: 201,
  },
  'an attempt': { endpoint: screeners.show, expected: OWN, given: ofAttempt },
  answer: {
    endpoint: screeners.answer,
    expected: OWN,
    given: ({ attempt }) => ({
      params: { id: attempt.id, questionId: attempt.questions[0]?.id ?? '' },
      body: { value: 'Because', seq: 1 },
    }),
  },
  // The question is not about code, so its owner gets a conflict.
  'run code': {
    endpoint: screeners.run,
    expected: OWN,
    given: ({ attempt }) => ({ params: { id: attempt.id, questionId: attempt.questions[0]?.id ?? '' } }),
    success: 409,
  },
  'open a question': {
    endpoint: screeners.ask,
    expected: OWN,
    given: ({ attempt }) => ({ params: { id: attempt.id, questionId: attempt.questions[0]?.id ?? '' } }),
  },
  'go on to the next section': {
    endpoint: screeners.advance,
    expected: [...OWN.slice(0, -1), 409],
    given: (all) => ({ ...ofAttempt(all), body: { from: 0 } }),
  },
  'being there': {
    endpoint: screeners.presence,
    expected: OWN,
    given: (all) => ({ ...ofAttempt(all), body: { tab: randomUUID(), state: 'here' } }),
  },
  'the log of an attempt': { endpoint: screeners.log, expected: OWN, given: ofAttempt },
  'hand in': { endpoint: screeners.submit, expected: OWN, given: ofAttempt },
  'tests of a company': {
    endpoint: companyScreeners.list,
    expected: READING,
    given: ({ company }) => ({ query: { companyId: company.id } }),
  },
  'write a test': {
    endpoint: companyScreeners.create,
    expected: WRITING,
    given: ({ company }) => ({ body: aTestContent(company.id) }),
    success: 201,
  },
  'a test': { endpoint: companyScreeners.show, expected: READING, given: ofTest },
  'change a test': {
    endpoint: companyScreeners.change,
    expected: WRITING,
    given: (all) => ({ ...ofTest(all), body: contentOf(all.written) }),
  },
  'correct answer keys': {
    endpoint: companyScreeners.correct,
    expected: WRITING,
    given: (all) => ({
      ...ofTest(all),
      body: { version: all.written.version, note: 'The key of one question was wrong.' },
    }),
  },
  'tests that a job asks for': { endpoint: companyScreeners.ofJob, expected: READING, given: ofJob },
  'choose tests': {
    endpoint: companyScreeners.choose,
    expected: WRITING,
    given: (all) => ({ ...ofJob(all), body: { tests: [{ testId: all.written.id, isRequired: false }] } }),
  },
  'read an attempt': { endpoint: companyScreeners.read, expected: READING, given: ofSentAttempt },
  // It belongs to a draft, which no company sees.
  'read an attempt that was not sent': {
    endpoint: companyScreeners.read,
    expected: [403, 404, 404, 404, 403, 401, 404, 403],
    given: ofAttempt,
  },
  'score an attempt': {
    endpoint: companyScreeners.score,
    expected: JUDGING,
    given: (all) => ({
      ...ofSentAttempt(all),
      body: { marks: [{ questionId: all.sentAttempt.questions[0]?.id ?? '', points: 2 }] },
    }),
  },
  'set an attempt aside': { endpoint: companyScreeners.void, expected: WRITING, given: ofSentAttempt },

  'begin a recording': {
    endpoint: recordings.start,
    expected: OWN,
    given: ({ draft }) => ({ body: { purpose: 'intro', subjectId: draft.id, kind: 'video', mime: WEBM } }),
    success: 201,
  },
  takes: { endpoint: recordings.list, expected: OWN, given: forDraft },
  'earlier recordings': { endpoint: recordings.earlier, expected: OWN, given: forDraft },
  'a recording': { endpoint: recordings.show, expected: OWN, given: ofRecording },
  'a slice': {
    endpoint: recordings.addSlice,
    expected: OWN,
    given: ({ running }) => ({ params: { id: running.id }, query: { offset: '0' }, body: Buffer.alloc(8) }),
    success: 204,
  },
  'keep a recording': {
    endpoint: recordings.finish,
    expected: OWN,
    given: (all) => ({ ...ofRecording(all), body: {} }),
  },
  'discard a recording': { endpoint: recordings.discard, expected: OWN, given: ofRecording, success: 204 },
}

const contentOf = ({ id: _, companyId: __, updatedAt: ___, canEdit: ____, ...content }: CompanyTest) => content

let test: TestApp
let talent: BuiltPerson
let employer: Awaited<ReturnType<typeof aJobWithForm>>
let cast: Record<Person, Pick<BuiltPerson, 'visitor'>>

beforeAll(async () => {
  test = await createTestApp()
  employer = await aJobWithForm(test)
  const { owner, company } = employer
  const colleague = async (role: 'interviewer' | 'viewer') => {
    const person = await aPerson(test, { roles: ['company'] })
    await addMember(test.platform.db, owner, company.id, { personId: person.id, role })
    return person
  }
  talent = await aVerifiedTalent(test)
  cast = {
    'the talent': talent,
    'another talent': await aVerifiedTalent(test),
    'the company': owner,
    'an interviewer': await colleague('interviewer'),
    'a viewer': await colleague('viewer'),
    'another company': (await aVerifiedCompany(test)).owner,
    'an operator': await aPersonWith(test, 'operator'),
    'a guest': { visitor: test.visitor() },
  }
  // Every write needs the page's token, signed in or not.
  await cast['a guest'].visitor.post(recordings.start.path, {})
})
afterAll(() => test.close())

const onlyToRead = { questions: [questions.long] }

async function anAttemptFor(draft: { id: string }, jobId: string, testId: string): Promise<ScreenerAttempt> {
  const begun = await talent.visitor.post(ATTEMPTS, { testId, jobId, subjectId: draft.id })
  if (begun.statusCode !== 201) throw new Error(begun.body)
  return begun.json<ScreenerAttempt>()
}

/** A draft with a test and recordings, and an application with a test that has to be scored by hand. */
async function things() {
  const { owner, company } = employer
  const built = await aDraftToSend(test, { talent, employer: { owner, company } })
  const { job, draft } = built
  const written = await aTest({ owner, company }, onlyToRead)
  await choose(owner, job.id, [{ testId: written.id, isRequired: false }])
  const attempt = await anAttemptFor(draft, job.id, written.id)
  const recording = await aKeptRecording(test, talent, draft.id, aWebm({ seconds: 40 }))
  const running = await aRecording(talent, draft.id)

  const other = await aJobWithForm(test, { employer: { owner, company } })
  await choose(owner, other.job.id, [{ testId: written.id, isRequired: false }])
  const sent = await startedDraft(talent, other.job.id)
  const sentAttempt = await anAttemptFor(sent, other.job.id, written.id)
  const answered = `${attemptAt(sentAttempt.id)}/answers/${sentAttempt.questions[0]?.id}`
  await talent.visitor.put(answered, { value: 'It is far', seq: 1 })
  await talent.visitor.post(`${attemptAt(sentAttempt.id)}/submit`)
  const ready = (await write(talent, sent, { allowsProcessing: true })).json<typeof sent>()
  const { statusCode, body } = await submit(talent, ready)
  if (statusCode !== 201) throw new Error(body)
  return { job, company, draft, written, attempt, recording, running, sentAttempt }
}

async function call(person: Person, { endpoint, given }: Row, named: Things): Promise<number> {
  const { params = {}, query = {}, body } = given?.(named) ?? {}
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const isBytes = Buffer.isBuffer(body)
  const answer = await test.app.inject({
    method: endpoint.method,
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: { ...headersOf(cast[person]), ...(isBytes && { 'content-type': 'application/octet-stream' }) },
    ...(body !== undefined && { payload: body as object }),
  })
  return answer.statusCode
}

/** Reads change nothing, so they share one set of records and run before the writes, each of which needs a new set. */
const isReading = ({ endpoint }: Row): boolean => endpoint.method === 'GET'
const readingFirst = Object.entries(rows).toSorted(
  ([, one], [, other]) => Number(isReading(other)) - Number(isReading(one)),
)

let thingsToRead: Promise<Things> | undefined

async function thingsFor(row: Row): Promise<Things> {
  if (isReading(row)) return (thingsToRead ??= things())
  // Neither the daily limit nor the limit on recordings in progress is tested here.
  await test.platform.db.execute('delete from applications')
  await test.platform.db.execute('delete from recordings')
  return things()
}

describe('every endpoint', () => {
  it.each(readingFirst)('%s answers every kind of person as expected', async (_name, row) => {
    const named = await thingsFor(row)
    const answers: Record<string, number> = {}
    for (const person of people) answers[person] = await call(person, row, named)
    const expected = row.expected.map((status) => (status === 200 ? (row.success ?? 200) : status))
    expect(answers).toEqual(Object.fromEntries(people.map((person, place) => [person, expected[place]])))
  })

  it('of the five contracts is covered', () => {
    const mounted = [apply, applyForms, screeners, companyScreeners, recordings].flatMap((one) => Object.values(one))
    expect(new Set(Object.values(rows).map(({ endpoint }) => endpoint))).toEqual(new Set(mounted))
  })
})
