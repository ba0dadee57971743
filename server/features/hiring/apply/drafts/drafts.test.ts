import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { saveResume } from '#server/features/people/talents/kept-resumes.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_LIVE } from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplyOverview, Draft, DraftCard } from '#shared/features/hiring/apply/apply.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import {
  aDraft,
  aDraftToSend,
  aJobWithForm,
  applyingTo,
  DRAFTS,
  draftOf,
  startedDraft,
  submit,
  write,
} from '../apply.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const show = async (talent: BuiltPerson, id: string) => (await talent.visitor.get(`${DRAFTS}/${id}`)).json<Draft>()
const before = async (person: { visitor: BuiltPerson['visitor'] }, jobId: string) =>
  (await person.visitor.get(applyingTo(jobId))).json<ApplyOverview>()

/** Copies of the application, each for a job of its own. */
const applyToMore = (id: string, count: number) =>
  test.platform.db.execute(sql`
    with more as (
      insert into jobs select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid(),
        'slug', slug || '-' || substr(gen_random_uuid()::text, 1, 8)))).*
      from jobs job, generate_series(1, ${count}::int)
      where job.id = (select job_id from applications where id = ${id}) returning id)
    insert into applications select (jsonb_populate_record(application,
      jsonb_build_object('id', gen_random_uuid(), 'job_id', more.id))).*
    from applications application, more where application.id = ${id}`)

const questions = [
  { type: 'short_text', label: 'Why this team?', isRequired: true },
  { type: 'yes_no', label: 'Can you travel twice a year?', isRequired: true, knockout: ['no'] },
  { type: 'file', label: 'A piece of work' },
]

describe('starting', () => {
  it('creates one draft, however often, and says what is missing', async () => {
    const { talent, draft, job } = await aDraft(test, { questions, parts: { resume: 'required' } })
    expect(draft).toMatchObject({
      status: 'started',
      step: 'you',
      name: 'Wanjiru Kamau',
      revision: 0,
      job: { id: job.id, card: { title: 'Backend engineer' } },
      obstacle: null,
      isFormChanged: false,
    })
    expect(draft.missing.map(({ step, problem }) => `${step}: ${problem}`)).toEqual([
      'resume: Add your résumé as a file, or paste it as text.',
      'questions: Fill this in.',
      'questions: Choose one of the options.',
      'review: Tick this box to continue.',
    ])
    expect(draft.form.questions[1]).not.toHaveProperty('knockout')
    const again = await Promise.all([1, 2, 3].map(() => startedDraft(talent, job.id)))
    expect(again.map(({ id }) => id)).toEqual([draft.id, draft.id, draft.id])
    const cards = (await talent.visitor.get(DRAFTS)).json<DraftCard[]>()
    expect(cards).toMatchObject([{ id: draft.id, job: { id: job.id }, status: 'started' }])
  })

  it('suggests the résumé of the profile and earlier answers to the same question', async () => {
    const talent = await aVerifiedTalent(test)
    const fileId = await aReadyFile(test, talent)
    await saveResume(test.platform, talent.id, fileId)
    const questions = [
      { type: 'short_text', label: 'Why this team?' },
      { type: 'single', label: 'Which first?', options: ['Go', 'Rust'] },
      { type: 'number', label: 'Years of Go' },
    ]
    const parts = { phone: 'required', resume: 'required' }
    const first = await aDraft(test, { talent, questions, parts })
    const [why, which, years] = first.draft.form.questions.map(({ id }) => id)
    const answers = { [why ?? '']: 'It is small', [which ?? '']: 'Rust', [years ?? '']: 4 }
    const written = await write(talent, first.draft, { answers, phone: '+254 712 345678', allowsProcessing: true })
    expect((await submit(talent, written.json<Draft>())).statusCode).toBe(201)

    const second = await aDraft(test, {
      talent,
      parts,
      questions: [
        { type: 'short_text', label: 'why  THIS team' },
        // Rust is no longer an option, and years are asked for as text.
        { type: 'single', label: 'Which first?', options: ['Go', 'Zig'] },
        { type: 'short_text', label: 'Years of Go' },
      ],
    })
    const [same] = second.draft.form.questions
    expect(second.draft).toMatchObject({ phone: '+254 712 345678', resumeFileId: fileId, resume: { name: 'cv.txt' } })
    expect(second.draft.answers).toEqual({ [same?.id ?? '']: 'It is small' })
    expect(second.draft.prefilled).toMatchObject({ [same?.id ?? '']: { jobTitle: 'Backend engineer' } })
    const changed = await write(talent, second.draft, { answers: { [same?.id ?? '']: 'It is quick' } })
    expect(changed.json<Draft>().prefilled).toEqual({})
  })

  it('is rejected if there is an obstacle, which is shown beforehand', async () => {
    const { talent, job, owner, draft } = await aDraftToSend(test)
    const own = async (person: BuiltPerson) => (await before(person, job.id)).own
    expect(await own(talent)).toMatchObject({ obstacle: null, draftId: draft.id, leftToday: 25, live: 0 })
    expect(await own(owner)).toMatchObject({ obstacle: 'own_company' })
    const { applicationId } = (await submit(talent, draft)).json<{ applicationId: string }>()
    expect(await own(talent)).toMatchObject({
      obstacle: 'applied',
      applicationId,
      draftId: null,
      leftToday: 24,
      live: 1,
    })
    const rejected = await talent.visitor.post(draftOf(job.id), {})
    expect(rejected.json()).toMatchObject({ errors: { obstacle: ['You have already applied for this job.'] } })
    expect((await owner.visitor.post(draftOf(job.id), {})).statusCode).toBe(422)

    const { db, clock } = test.platform
    const viewer = { id: owner.id, roles: ['company' as const] }
    await changeOwnStatus(db, clock, viewer, job.id, { event: 'close', closeReason: 'filled' })
    const late = await aVerifiedTalent(test)
    expect(await own(late)).toMatchObject({ obstacle: 'closed' })
    expect((await late.visitor.post(draftOf(job.id), {})).statusCode).toBe(422)
  })

  it('is rejected with a hundred active applications, until one of them ends', async () => {
    const talent = await aVerifiedTalent(test)
    const { id } = await anApplication(test, { talent })
    const { job } = await aPublishedJob(test)
    const own = async () => (await before(talent, job.id)).own
    // The daily limit is another test.
    test.clock.advance(2 * DAY)
    await applyToMore(id, MAX_LIVE - 2)
    expect(await own()).toMatchObject({ obstacle: null, live: MAX_LIVE - 1 })
    await applyToMore(id, 1)
    expect(await own()).toMatchObject({ obstacle: 'live_limit', live: MAX_LIVE })
    expect((await talent.visitor.post(draftOf(job.id), {})).statusCode).toBe(200)
    expect((await talent.visitor.post(`/talent/api/applications/${id}/withdraw`, {})).statusCode).toBe(200)
    expect(await own()).toMatchObject({ obstacle: null, live: MAX_LIVE - 1 })
  })

  it('is rejected while the job has reached its limit of applications', async () => {
    const { job, talent, draft } = await aDraftToSend(test, { fields: { applicationCap: 1 } })
    const late = await aVerifiedTalent(test)
    const begun = await startedDraft(late, job.id)
    expect((await submit(talent, draft)).statusCode).toBe(201)
    expect((await before(late, job.id)).own).toMatchObject({ obstacle: 'job_full', draftId: begun.id })
    const written = (await write(late, begun, { allowsProcessing: true })).json<Draft>()
    expect((await submit(late, written)).json()).toMatchObject({
      errors: { obstacle: [expect.stringContaining('application limit')] },
    })
  })
})

describe('before starting', () => {
  it('guests see what is asked and how long it takes, and nothing about themselves', async () => {
    const { job } = await aJobWithForm(test, { questions, parts: { resume: 'required', intro: 'required' } })
    const result = await before({ visitor: test.visitor() }, job.id)
    expect(result).toMatchObject({ jobId: job.id, own: null, tests: [], form: { version: 1 } })
    // Details, résumé, introduction, a short text, yes or no; and an optional file.
    expect(result.cost).toEqual({
      minutes: { least: 8, most: 10 },
      finishedPercent: null,
      replyDays: 7,
      medianReplyDays: null,
      answeredInTimePercent: null,
    })
    const usual = await aPublishedJob(test)
    const { form } = await before({ visitor: test.visitor() }, usual.job.id)
    expect(form).toEqual({
      version: 0,
      parts: { resume: 'required', coverNote: 'optional', phone: 'off', intro: 'optional' },
      questions: [],
    })
    const hidden = await aPublishedJob(test, { visibility: 'invite_only' })
    expect((await test.visitor().get(applyingTo(hidden.job.id))).statusCode).toBe(404)
  })
})

describe('editing', () => {
  it('keeps unfinished input, and rejects edits of an outdated copy', async () => {
    const { talent, draft } = await aDraft(test, { questions })
    const [why, travel] = draft.form.questions.map(({ id }) => id)
    const first = await write(talent, draft, { name: '', step: 'questions', answers: { [why ?? '']: 'It' } })
    expect(first.json()).toMatchObject({ status: 'in_progress', step: 'questions', name: '', revision: 1 })
    const stale = await write(talent, draft, { name: 'Another device' })
    expect(stale.json()).toMatchObject({ code: 'status_changed_meanwhile' })
    expect(stale.statusCode).toBe(409)
    const second = await write(talent, first.json<Draft>(), { answers: { [travel ?? '']: false } })
    // Only the given answers change; a knockout answer is reported.
    expect(second.json<Draft>()).toMatchObject({
      revision: 2,
      answers: { [why ?? '']: 'It', [travel ?? '']: false },
      knockedOut: [travel],
    })
    const taken = await write(talent, second.json<Draft>(), { answers: { [why ?? '']: null } })
    expect(taken.json<Draft>().answers).toEqual({ [why ?? '']: null, [travel ?? '']: false })
    const parallel = await Promise.all(
      ['one', 'two', 'three'].map((name) => write(talent, taken.json<Draft>(), { name })),
    )
    expect(parallel.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('accepts only the talent’s own files', async () => {
    const { talent, draft } = await aDraft(test, { questions, parts: { resume: 'required' } })
    const other = await aVerifiedTalent(test)
    const theirs = await aReadyFile(test, other)
    const rejected = await write(talent, draft, { resumeFileId: theirs })
    expect(rejected.json()).toMatchObject({ errors: { resumeFileId: [expect.stringContaining('again')] } })
    const own = await aReadyFile(test, talent)
    const written = (await write(talent, draft, { resumeFileId: own })).json<Draft>()
    expect(written.resume).toMatchObject({ id: own, name: 'cv.txt' })
    const work = written.form.questions[2]?.id ?? ''
    const attachment = await aReadyFile(test, other, { kind: 'attachment', name: 'work.txt', content: 'work' })
    const answered = (await write(talent, written, { answers: { [work]: attachment } })).json<Draft>()
    expect(answered.answerFiles).toEqual({})
    expect(answered.missing.map(({ field }) => field)).toContain(`answers.${work}`)
  })

  it('reports changes of the form', async () => {
    const { talent, draft, owner, job } = await aDraft(test, { questions })
    const [why] = draft.form.questions
    const written = (await write(talent, draft, { answers: { [why?.id ?? '']: 'Because' } })).json<Draft>()
    const { version, parts } = draft.form
    const form = { version, parts, questions: [{ type: 'number', label: 'Years of Go', isRequired: true }] }
    const changed = await owner.visitor.put(`/company/api/jobs/${job.id}/apply-form`, form)
    expect(changed.json()).toMatchObject({ version: 2 })
    const shown = await show(talent, draft.id)
    expect(shown).toMatchObject({ isFormChanged: true, form: { version: 2 } })
    expect(shown.answers).toEqual({ [why?.id ?? '']: 'Because' })
    expect(shown.missing.map(({ step }) => step)).toEqual(['questions', 'review'])
    expect((await write(talent, written, { answers: {} })).json<Draft>().answers).toEqual({})
  })
})

describe('discarding', () => {
  it('deletes what was typed and uploaded for the draft, and leaves the profile alone', async () => {
    const talent = await aVerifiedTalent(test)
    const profileResume = await aReadyFile(test, talent)
    await saveResume(test.platform, talent.id, profileResume)
    const { draft, job } = await aDraft(test, { talent, questions, parts: { resume: 'required' } })
    const attachment = await aReadyFile(test, talent, { kind: 'attachment', name: 'work.txt', content: 'work' })
    await write(talent, draft, { answers: { [draft.form.questions[2]?.id ?? '']: attachment } })
    expect((await talent.visitor.delete(`${DRAFTS}/${draft.id}`)).statusCode).toBe(204)
    expect((await talent.visitor.delete(`${DRAFTS}/${draft.id}`)).statusCode).toBe(204)
    expect(await show(talent, draft.id)).toMatchObject({ status: 'discarded', answers: {}, resume: null })
    const left = await findReadyFiles(test.platform.db, [profileResume, attachment])
    expect([...left.keys()]).toEqual([profileResume])
    const late = await write(talent, { id: draft.id, revision: 2 }, { name: 'x' })
    expect([late.statusCode, late.json().reason]).toEqual([409, expect.stringContaining('was discarded')])
    expect((await startedDraft(talent, job.id)).id).not.toBe(draft.id)
  })
})

describe('a draft', () => {
  it('is private', async () => {
    const { draft, owner, talent } = await aDraft(test)
    const others = [
      await aVerifiedTalent(test),
      owner,
      (await aVerifiedCompany(test)).owner,
      await aPersonWith(test, 'operator'),
    ]
    for (const { visitor } of others) {
      const calls = [
        await visitor.get(`${DRAFTS}/${draft.id}`),
        await visitor.patch(`${DRAFTS}/${draft.id}`, { revision: 0, name: 'x' }),
        await visitor.post(`${DRAFTS}/${draft.id}/submit`, { revision: 0 }),
        await visitor.post(`${DRAFTS}/${draft.id}/link`),
        await visitor.delete(`${DRAFTS}/${draft.id}`),
      ]
      expect(calls.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
      expect((await visitor.get(DRAFTS)).json()).toEqual([])
    }
    const guest = test.visitor()
    expect((await guest.get(`${DRAFTS}/${draft.id}`)).statusCode).toBe(401)
    expect((await guest.post(draftOf(draft.job.id), {})).statusCode).toBe(401)
    expect(await show(talent, draft.id)).toMatchObject({ revision: 0, status: 'started' })
  })
})
