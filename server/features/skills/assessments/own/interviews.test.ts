import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { RECORDINGS } from '#server/features/base/recordings/recordings.builder.ts'
import { clearAttempts } from '#server/features/hiring/screeners/erasure/attempt-erasure.service.ts'
import { aTest, aTestContent, choose, questions, TESTS } from '#server/features/hiring/screeners/screeners.builder.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Recording, Takes } from '#shared/features/base/recordings/recordings.contract.ts'
import type { QuestionOfKind } from '#shared/features/hiring/screeners/question.contract.ts'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { ATTEMPTS, anAssessment, companyAt, ownAt, save, start, submit } from '../assessments.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Spoken = QuestionOfKind<'spoken'>

const spoken = (text: string, more: object = {}) =>
  ({
    kind: 'spoken',
    text,
    code: null,
    points: 5,
    thinkSeconds: 60,
    answerSeconds: 90,
    takes: 2,
    guide: 'zq-rubric',
    ...more,
  }) as const

const content = { questions: [spoken('What did you make?'), spoken('What went wrong?', { thinkSeconds: null })] }

const ask = (talent: BuiltPerson, attemptId: string, questionId: string) =>
  talent.visitor.post(`${ATTEMPTS}/${attemptId}/questions/${questionId}/ask`)

/** An upload stands in for a take: the rules for keeping both are the same. */
async function aTake(talent: BuiltPerson, subjectId: string, seconds: number): Promise<Recording> {
  const fileId = await aReadyFile(test, talent, { kind: 'video', name: 'a.webm', content: aWebm({ seconds }) })
  const answer = await talent.visitor.post(RECORDINGS, { purpose: 'interview', subjectId, kind: 'video', fileId })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Recording>()
}

async function aRunningInterview(given: { condition?: boolean } = {}) {
  const built = await anAssessment(test, { content })
  if (given.condition)
    await built.talent.visitor.put(ownAt(built.assessment.id, '/extra-time'), { reason: 'condition' })
  const attempt = await start(built.talent, built.assessment.id)
  const [first, second] = attempt.questions as Spoken[]
  if (!first || !second) throw new Error('the interview has two questions')
  return { ...built, attempt, first, second }
}

describe('an interview', () => {
  it('shows each question when it is opened, and its time starts once', async () => {
    const { talent, attempt, first, second } = await aRunningInterview()
    expect(attempt).toMatchObject({ format: 'interview' })
    expect([first.text, second.text, first.prompt]).toEqual(['', '', null])
    const opened = (await ask(talent, attempt.id, first.id)).json<Spoken>()
    expect(opened).toMatchObject({ text: 'What did you make?', thinkSeconds: 60, answerSeconds: 90, takes: 2 })
    const { shownAt, thinkUntil } = opened.prompt ?? { shownAt: '', thinkUntil: '' }
    expect(Date.parse(thinkUntil ?? '') - Date.parse(shownAt)).toBe(60_000)
    test.clock.advance(30_000)
    expect((await ask(talent, attempt.id, first.id)).json<Spoken>().prompt).toEqual(opened.prompt)
    const again = (await talent.visitor.get(`${ATTEMPTS}/${attempt.id}`)).json<{ questions: Spoken[] }>()
    expect(again.questions.map(({ text }) => text)).toEqual(['What did you make?', ''])
    expect(JSON.stringify(again)).not.toContain('zq-rubric')
    expect((await ask(talent, attempt.id, second.id)).json<Spoken>().prompt).toMatchObject({ thinkUntil: null })
  })

  it('is open until the deadline, for breaks, and at least for a day', async () => {
    const { talent, attempt, assessment } = await aRunningInterview()
    expect(attempt.endsAt).toBe(assessment.expiresAt)
    const late = await anAssessment(test, { content, sent: { days: 1 } })
    test.clock.advance(DAY - HOUR)
    const begun = await start(late.talent, late.assessment.id)
    expect(Date.parse(begun.endsAt ?? '') - Date.parse(begun.serverNow)).toBe(DAY)
    expect((await talent.visitor.get(`${ATTEMPTS}/${attempt.id}`)).json()).toMatchObject({ status: 'running' })
  })

  it('gives more time to think and to answer to whoever asked for it', async () => {
    const { first } = await aRunningInterview({ condition: true })
    expect(first).toMatchObject({ thinkSeconds: 90, answerSeconds: 135 })
  })

  it('takes recordings within their limits, from the person who saw the question', async () => {
    const { talent, attempt, first } = await aRunningInterview()
    const { prompt } = (await ask(talent, attempt.id, first.id)).json<Spoken>()
    const subjectId = prompt?.id ?? ''
    const takes = await talent.visitor.get(`${RECORDINGS}?purpose=interview&subjectId=${subjectId}`)
    expect(takes.json<Takes>()).toMatchObject({ limits: { takes: 2, minSeconds: 3, maxSeconds: 90 }, takesLeft: 2 })
    await expect(aTake(talent, subjectId, 120)).rejects.toThrow('invalid_input')
    const other = await aVerifiedTalent(test)
    await expect(aTake(other, subjectId, 30)).rejects.toThrow('not_found')
    expect((await ask(other, attempt.id, first.id)).statusCode).toBe(404)
  })

  it('accepts a written answer or a take for this very question, after it was opened', async () => {
    const { talent, attempt, first, second } = await aRunningInterview()
    expect((await save(talent, attempt.id, first.id, 'Unseen')).statusCode).toBe(422)
    const one = (await ask(talent, attempt.id, first.id)).json<Spoken>()
    const two = (await ask(talent, attempt.id, second.id)).json<Spoken>()
    const take = await aTake(talent, two.prompt?.id ?? '', 30)
    expect((await save(talent, attempt.id, first.id, { recording: take.id })).statusCode).toBe(422)
    expect((await save(talent, attempt.id, first.id, { recording: one.prompt?.id })).statusCode).toBe(422)
    expect((await save(talent, attempt.id, second.id, { recording: take.id })).statusCode).toBe(200)
    expect((await save(talent, attempt.id, first.id, 'In writing')).statusCode).toBe(200)
  })

  it('shows the company the chosen take only, with the rubric, and is marked by hand', async () => {
    const { talent, owner, assessment, attempt, first, second } = await aRunningInterview()
    const { prompt } = (await ask(talent, attempt.id, first.id)).json<Spoken>()
    await ask(talent, attempt.id, second.id)
    test.clock.advance(20_000)
    const spare = await aTake(talent, prompt?.id ?? '', 20)
    const chosen = await aTake(talent, prompt?.id ?? '', 30)
    await save(talent, attempt.id, first.id, { recording: chosen.id })
    await save(talent, attempt.id, second.id, 'Too little testing.')
    await submit(talent, attempt.id)
    const read = (await owner.visitor.get(companyAt(assessment.id))).json<AssessmentReview>()
    expect(read).toMatchObject({ status: 'completed', canScore: true })
    const [video, text] = read.answers
    expect(video).toMatchObject({
      question: { guide: 'zq-rubric' },
      spoken: { recording: { kind: 'video', durationMs: 30_000 }, startedAfterMs: 20_000 },
      isMarkedByHand: true,
    })
    expect((await owner.visitor.get(video?.spoken?.recording?.url ?? '')).headers['content-type']).toBe('video/webm')
    expect(text).toMatchObject({ value: 'Too little testing.', spoken: { recording: null } })
    expect((await talent.visitor.get(`${RECORDINGS}/${spare.id}`)).statusCode).toBe(404)
    // What was sent cannot be taken back.
    expect((await talent.visitor.delete(`${RECORDINGS}/${chosen.id}`)).statusCode).not.toBe(204)
    const marks = [first, second].map(({ id }) => ({ questionId: id, points: 4 }))
    const marked = await owner.visitor.post(companyAt(assessment.id, '/score'), { marks })
    expect(marked.json()).toMatchObject({ status: 'result_available', percent: 80 })
  })

  it('deletes the recordings with the answers', async () => {
    const { talent, attempt, first } = await aRunningInterview()
    const { prompt } = (await ask(talent, attempt.id, first.id)).json<Spoken>()
    const take = await aTake(talent, prompt?.id ?? '', 30)
    await save(talent, attempt.id, first.id, { recording: take.id })
    await submit(talent, attempt.id)
    expect((await talent.visitor.get(`${RECORDINGS}/${take.id}`)).statusCode).toBe(200)
    test.clock.advance(181 * DAY)
    await clearAttempts(test.platform)
    const rows = await test.platform.db.execute(`select 1 from recordings where id = '${take.id}'`)
    expect(rows.rows).toEqual([])
  })
})

describe('writing an interview', () => {
  it('has up to eight spoken questions, and is not part of applying', async () => {
    const { owner, company, job } = await anAssessment(test)
    const post = (given: object[]) => owner.visitor.post(TESTS, { ...aTestContent(company.id), questions: given })
    // With other questions it is a test with a clock, in which some answers are spoken.
    const mixed = await post([spoken('One?'), questions.single])
    expect(mixed.json()).toMatchObject({ minutes: 20, isShuffled: true })
    await expect(choose(owner, job.id, [{ testId: mixed.json<{ id: string }>().id }])).rejects.toThrow(
      'can only be sent by invitation',
    )
    const many = Array.from({ length: 9 }, (_, place) => spoken(`Question ${place}?`))
    expect((await post(many)).statusCode).toBe(422)
    const made = await aTest({ owner, company }, { questions: [spoken('One?'), spoken('Two?')] })
    // Two times a minute to think and a minute and a half to answer.
    expect(made).toMatchObject({ minutes: 5, isShuffled: false })
    await expect(choose(owner, job.id, [{ testId: made.id }])).rejects.toThrow(
      'Interviews are sent to people one by one',
    )
  })
})
