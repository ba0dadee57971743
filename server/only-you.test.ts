// No company receives what the product tells people only they can see. A new text of this kind fails this test until it is listed
// here with what it promises.

import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CompanyInterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { aReadyFile } from './features/base/files/files.builder.ts'
import { aDraftToSend, startedDraft, submit, write } from './features/hiring/apply/apply.builder.ts'
import { ask, choose, OWN_INTERVIEWS } from './features/hiring/interviews/interviews.builder.ts'
import { aCompleteJob, aPublishedJob } from './features/jobs/jobs/jobs.builder.ts'
import { anEngineer } from './features/jobs/recommendations/recommendations.builder.ts'
import { aCourse } from './features/learning/courses/courses.builder.ts'
import { aWebhook } from './features/workspace/company-webhooks/company-webhooks.builder.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const TALENT = 'Zuri Quist'
const PERMIT = 'WS'
const MINIMUM = 9_876_543
const PHONE = 'zq-phone-of-a-profile'
const NOTE = 'zq-note-on-a-saved-job'
const DRAFT = 'zq-cover-note-of-a-draft'
const INTEREST = 'zq-interest-only-for-me'
const LESSON_NOTE = 'zq-note-on-a-lesson'
const REMEMBER = 'zq-what-to-ask-in-the-interview'
const RESUME = 'zq-resume-that-was-not-attached.txt'

const resume = [RESUME]
const permit = ['workCountries', `"${PERMIT}"`]
const minimum = ['payFloor', String(MINIMUM)]
/** The result of a skill test. */
const skillResult = [/"percent":\d+,"passed":(?:true|false)/]
/** Each text with what it calls private: values of the talent below, or names of fields that only the talent's own calls return. */
const promises: Record<string, readonly (string | RegExp)[]> = {
  'Countries where you hold citizenship, residence or a work permit. Only you can see this. We match jobs against it.':
    permit,
  'Only you can see this. Jobs are matched against it.': permit,
  'Only you can see this. We never share your minimum with companies.': minimum,
  'Per month, before tax. Only you see your minimum.': minimum,
  'Only you': [INTEREST, PHONE, LESSON_NOTE],
  'Nobody else': [INTEREST, PHONE],
  'Only you see this.': skillResult,
  'Not passed. Only you see this.': skillResult,
  'Hidden. Only you can see this page.': ['badgeId'],
  'We check your identity once. Companies never see your document.': ['documentType', 'storageKey'],
  'Companies see that you are verified. They never see your document.': ['documentType', 'storageKey'],
  'When this is on, companies that pay less can exclude you from searches and see that your minimum is higher. They never see the amount.':
    minimum,
  'Only you can read this.': [NOTE],
  'Only you can see these': [DRAFT],
  'Only you see these notes.': [REMEMBER],
  'Only you see this': ['medianReplyDays', 'funnel'],
  'Nobody else sees your choice.': ['"extraTime"'],
  'It stays private until you send it with an application.': resume,
  'Your file stays private until you send your application.': resume,
  'Your file stays private until you send it with an application. We never alter it.': resume,
  'A fixed formula gives each job up to 100 points. It never uses your name, photo, gender, age or anything you write about yourself, except the roles that your headline names. Companies never see the score, and it decides nothing.':
    [/"parts":\[\{"part"/],
  'A fixed formula ranks jobs and shows why. Companies never see it. <0>See your recommendations and how they are ranked</0>':
    ['"matches"', '"gaps"'],
  'Ranked number {0} in your list, with {1} of 100 points. Points only rank jobs. Companies never see them.': [
    /"points":\d/,
  ],
}

/** About parts of the product that the talent below does not use, each with the test that proves it. */
const provenElsewhere: Record<string, [file: string, test: string]> = {
  'The company sees the reason without your name. It has no effect on later briefs.': [
    'server/features/elite/briefs/briefs.test.ts',
    'is declined without a name, at any time before the outcome',
  ],
  'only you see it': [
    'server/features/skills/credentials/credentials.test.ts',
    'are what has been checked and is still valid; others see what its owner shows',
  ],
  // The check runs while the room is closed, which nobody can join.
  'If you see yourself and the level moves when you speak, you are ready. Nobody else sees or hears this.': [
    'server/features/hiring/rooms/rooms.test.ts',
    'opens a quarter of an hour before and closes an hour after',
  ],
  'Your name is not shown. All matched members see the answer.': [
    'server/features/elite/briefs/briefs.test.ts',
    'answers questions for everybody without saying who asked',
  ],
  'The company can read this once your application has ended, so it cannot affect the decision.': [
    'server/features/hiring/interviews/notes/interview-notes.test.ts',
    'of the applicant is read by the company only after the application has ended',
  ],
}

const CALLS_PRIVATE =
  /\b(?:only|just) you\b|\b(?:stays?|is|are|kept?) private\b|\b(?:nobody|no one) else\b|\b(?:compan(?:y|ies)|employers?) (?:never|do(?:es)? not|cannot|can.t|don.t) (?:see|read|know|learn|get)\b|\bnever share|\bthey never (?:see|read)\b|\bsees? .* without your name\b|\byour name is not shown\b|\bonce your application has ended\b/i

let test: TestApp
let readable: Map<string, string>
/** Calls whose responses are about the talent. */
let aboutPeople: string[]
beforeAll(async () => {
  test = await createTestApp()
  readable = await readAsCompany()
})
afterAll(() => test.close())

it('every text that promises privacy is listed', () => {
  const texts = globSync('locales/web/*/en.po')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^msgid (".*"(?:\n".*")*)/gm)])
    .map(([, quoted = '']) =>
      quoted
        .split('\n')
        .map((line) => String(JSON.parse(line)))
        .join(''),
    )
  const found = texts.filter((text) => CALLS_PRIVATE.test(text))
  expect([...new Set(found)].toSorted()).toEqual([...Object.keys(promises), ...Object.keys(provenElsewhere)].toSorted())
})

it.each(Object.entries(provenElsewhere))('a test of its own proves: %s', (_, [file, title]) => {
  expect(readFileSync(file, 'utf8')).toContain(`it('${title}'`)
})

it('the responses checked below are the ones companies read people in', () => {
  for (const path of aboutPeople) expect(readable.get(path), path).toContain(TALENT)
  const read = new Set([...readable.keys()].map((path) => path.replace(/\?.*/, '')))
  const answered = (path: string) =>
    [...read].some((one) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`).test(one))
  const isExpected = (path: string) => /^\/company\/api\/(?:[^:]+$|applications\/)/.test(path)
  expect(readingPaths().filter((path) => isExpected(path) && !answered(path))).toEqual([])
})

it.each(Object.entries(promises))('companies receive nothing of: %s', (_, marks) => {
  const leaks = [...readable].filter(([, body]) =>
    marks.some((mark) => (typeof mark === 'string' ? body.includes(mark) : mark.test(body))),
  )
  expect(leaks.map(([path]) => path)).toEqual([])
})

it('the fit a company is shown is the same with and without a work permit', async () => {
  const { eligibility } = aCompleteJob()
  const fields = { eligibility: { ...eligibility, workAuthorization: 'must_hold' as const } }
  const verdicts = []
  for (const workCountries of [['KE'], [PERMIT], []]) {
    const talent = await anEngineer(test)
    const place = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries }
    expect((await talent.visitor.put('/talent/api/onboarding/place', place)).statusCode).toBe(200)
    const { owner, job, draft } = await aDraftToSend(test, { talent, fields })
    expect((await submit(talent, draft)).statusCode).toBe(201)
    const { body } = await owner.visitor.get(`/company/api/applications?jobId=${job.id}`)
    verdicts.push(/"verdict":"\w+"/.exec(body)?.[0])
  }
  expect(new Set(verdicts).size, String(verdicts)).toBe(1)
})

/** Every response to the company's GET calls, by path, after a talent with all kinds of private data has applied. */
async function readAsCompany(): Promise<Map<string, string>> {
  const talent = await anEngineer(
    test,
    { payFloor: { amount: MINIMUM, currency: 'EUR', period: 'year' } },
    { name: TALENT },
  )
  const put = async (path: string, body: object) =>
    expect((await talent.visitor.put(`/talent/api/${path}`, body)).statusCode, path).toBe(200)
  await put('onboarding/place', {
    country: 'KE',
    city: 'Nairobi',
    timeZone: 'Africa/Nairobi',
    workCountries: ['KE', PERMIT],
  })
  await put('profile/contact', { email: '', phone: PHONE, url: '', address: '', postalCode: '', region: '' })
  const fileId = await aReadyFile(test, talent, { name: RESUME })
  await put('onboarding/resume', { fileId })

  await put(`profile/entries/${randomUUID()}`, { entry: { section: 'interests', content: { name: INTEREST } } })
  await put('profile/visibility', { part: 'interests', visibility: 'me' })

  const course = await aCourse(test)
  await put(`courses/${course.content.slug}/enrolment`, {})
  await put(`courses/${course.content.slug}/notes/${randomUUID()}`, {
    lessonId: course.lessonIds[0],
    quote: '',
    text: LESSON_NOTE,
  })

  const started = await talent.visitor.post('/talent/api/skills/git/attempts', { extraTime: 'condition' })
  expect(started.statusCode, started.body).toBe(201)

  const { job, owner, company, draft } = await aDraftToSend(test, { talent })
  const webhook = await aWebhook(test, company)
  await put(`saved-jobs/${job.id}`, { note: NOTE })
  expect((await talent.visitor.get('/talent/api/recommendations')).statusCode).toBe(200)
  expect((await talent.visitor.get('/talent/api/applications/statistics')).statusCode).toBe(200)
  const sent = await submit(talent, draft)
  expect(sent.statusCode, sent.body).toBe(201)
  const { job: second } = await aPublishedJob(test, { title: 'Second job' }, { owner, company })
  const open = await startedDraft(talent, second.id)
  expect((await write(talent, open, { coverNote: DRAFT })).statusCode).toBe(200)

  const applications = await owner.visitor.get(`/company/api/applications?jobId=${job.id}`)
  const [application] = applications.json<{ items: { id: string; conversationId: string | null }[] }>().items
  if (!application) throw new Error(applications.body)
  const asked = await ask(test, { owner, id: application.id })
  expect((await choose(talent, asked.json<CompanyInterviewRequest>())).statusCode, asked.body).toBe(200)
  const planned = await talent.visitor.get(OWN_INTERVIEWS)
  const [interview] = planned.json<{ items: { id: string }[] }>().items
  if (!interview) throw new Error(planned.body)
  const noted = await talent.visitor.put(`/shared/api/interviews/${interview.id}/notes`, { text: REMEMBER })
  expect(noted.statusCode, noted.body).toBe(200)
  const delivered = await owner.visitor.get(`/company/api/webhooks/${webhook.id}/deliveries`)
  const [delivery] = delivered.json<{ items: { id: string }[] }>().items
  if (!delivery) throw new Error(delivered.body)
  const ids = [
    delivery.id,
    webhook.id,
    application.id,
    interview.id,
    application.conversationId,
    job.id,
    second.id,
    company.id,
    talent.id,
    open.id,
    fileId,
    course.id,
  ]
  // Companies also come across people without their having applied.
  const listed = await owner.visitor.post('/company/api/people-lists', { name: 'Engineers' })
  const listId = listed.json<{ id: string }>().id
  expect((await owner.visitor.put(`/company/api/people-lists/${listId}/people/${talent.id}`)).statusCode).toBe(204)
  aboutPeople = [
    `/company/api/people?jobId=${job.id}`,
    `/company/api/people?listId=${listId}`,
    `/company/api/people?payUpTo=20000&role=engineer`,
    `/company/api/applications?jobId=${job.id}`,
    `/company/api/applications/${application.id}`,
    `/company/api/applicant-board?jobId=${job.id}&withCards=true`,
    `/company/api/exports/applicants.csv?jobId=${job.id}`,
    '/company/api/interviews',
  ]
  const calls = [
    ...aboutPeople,
    `/company/api/jobs?companyId=${company.id}`,
    `/company/api/screeners?companyId=${company.id}`,
    `/shared/api/applications/${application.id}/files/${fileId}`,
    ...readingPaths().flatMap((path) =>
      path.includes(':') ? ids.flatMap((id) => (id === null ? [] : [path.replace(/:\w+/g, id)])) : [path],
    ),
  ]
  const bodies = new Map<string, string>()
  for (const path of calls) {
    const { statusCode, body } = await owner.visitor.get(path)
    if (statusCode === 200) bodies.set(path, body)
  }
  expect(bodies.has(`/company/api/applications/${application.id}`)).toBe(true)
  return bodies
}

/** Without calls that only ever return the caller's own data. */
const readingPaths = (): string[] =>
  readFileSync(new URL('endpoints.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => /^GET (\S+) (?:company|verified|auth)\b/.exec(line)?.[1] ?? [])
    .filter((path) => !path.startsWith('/talent/') || path.includes(':'))
