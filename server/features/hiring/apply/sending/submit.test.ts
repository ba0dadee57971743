import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { aSource } from '#server/features/entry/sources/sources.builder.ts'
import { anInvitation, answerOf } from '#server/features/jobs/invitations/invitations.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { saveResume } from '#server/features/people/talents/kept-resumes.service.ts'
import { savePayFloor } from '#server/features/people/talents/talents.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import {
  aDraft,
  aDraftToSend,
  aJobWithForm,
  DRAFTS,
  formOf,
  minimalParts,
  startedDraft,
  submit,
  write,
} from '../apply.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Kept = { sent: SentForm; source: string; sourceId: string | null; knockedOut: boolean }

async function kept(applicationId: string): Promise<Kept | undefined> {
  const { rows } = await test.platform.db.execute<Kept>(
    sql`select sent, source, source_id as "sourceId", knocked_out as "knockedOut" from applications where id = ${applicationId}`,
  )
  return rows[0]
}

describe('sending', () => {
  it('keeps a copy of all answers, the profile and the job', async () => {
    const talent = await aVerifiedTalent(test)
    const fileId = await aReadyFile(test, talent)
    await saveResume(test.platform, talent.id, fileId)
    await savePayFloor(test.platform, talent.id, { amount: 100_000, currency: 'KES', period: 'month' })
    const attachment = await aReadyFile(test, talent, { kind: 'attachment', name: 'work.txt', content: 'work' })
    const questions = [
      { type: 'short_text', label: 'Why this team?', isPrivate: true, isRequired: true, min: 5, max: 200 },
      { type: 'file', label: 'A piece of work' },
      { type: 'yes_no', label: 'Can you travel?', knockout: ['no'] },
      { type: 'number', label: 'Years of Go' },
    ]
    const parts = { resume: 'required', coverNote: 'optional', phone: 'optional', intro: 'optional' }
    const { draft, job, owner } = await aDraft(test, { talent, questions, parts })
    const [why, work, travel, years] = draft.form.questions.map(({ id }) => id)
    const written = await write(talent, draft, {
      name: '  Wanjiru   wa Kamau ',
      coverNote: 'Hello',
      phone: '+254 712 345678',
      intro: { kind: 'text', text: 'I build things' },
      answers: { [why ?? '']: ' It is small ', [work ?? '']: attachment, [travel ?? '']: false },
      allowsProcessing: true,
      allowsFutureContact: true,
    })
    const sent = await submit(talent, written.json<Draft>())
    expect(sent.statusCode).toBe(201)
    const { applicationId } = sent.json<{ applicationId: string }>()
    const row = await kept(applicationId)
    expect(row).toMatchObject({ source: 'direct', sourceId: null, knockedOut: true })
    expect(row?.sent).toMatchObject({
      formVersion: 1,
      name: 'Wanjiru wa Kamau',
      email: talent.email,
      phone: '+254 712 345678',
      coverNote: 'Hello',
      coverNoteNeed: 'optional',
      resume: { id: fileId, name: 'cv.txt' },
      resumeText: null,
      intro: { kind: 'text', text: 'I build things' },
      job: { id: job.id, title: 'Backend engineer', description: expect.stringContaining('nobody sees') },
      consents: [{ kind: 'processing' }, { kind: 'future_contact' }],
    })
    expect(Object.keys(row?.sent.profile ?? {}).toSorted()).toEqual(['hours', 'place', 'work'])
    // The copy has the rules of the form, so that edits can be validated by them.
    const rules = { isRequired: false, min: null, max: null }
    expect(row?.sent.answers).toEqual([
      {
        questionId: why,
        type: 'short_text',
        label: 'Why this team?',
        isPrivate: true,
        rules: { isRequired: true, min: 5, max: 200 },
        value: 'It is small',
        file: null,
      },
      {
        questionId: work,
        type: 'file',
        label: 'A piece of work',
        isPrivate: false,
        rules,
        value: attachment,
        file: { id: attachment, name: 'work.txt', size: 4 },
      },
      {
        questionId: travel,
        type: 'yes_no',
        label: 'Can you travel?',
        isPrivate: false,
        rules,
        value: false,
        file: null,
      },
      { questionId: years, type: 'number', label: 'Years of Go', isPrivate: false, rules, value: null, file: null },
    ])

    // A new form or résumé changes nothing in the copy.
    await owner.visitor.put(formOf(job.id), { version: 1, parts: minimalParts, questions: [] })
    await saveResume(test.platform, talent.id, await aReadyFile(test, talent, { content: 'A newer one.' }))
    expect((await kept(applicationId))?.sent).toEqual(row?.sent)
    expect([...(await findReadyFiles(test.platform.db, [fileId, attachment])).keys()]).toHaveLength(2)
    expect((await talent.visitor.delete(`/shared/api/files/${fileId}`)).statusCode).toBe(403)
    const shown = (await talent.visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>()
    expect(shown).toMatchObject({ status: 'submitted', applicationId, obstacle: 'applied' })
    const late = await write(talent, shown, { name: 'Somebody else' })
    expect([late.statusCode, late.json().reason]).toEqual([409, 'You have already sent this application.'])
    const thrownAway = await talent.visitor.delete(`${DRAFTS}/${draft.id}`)
    expect([thrownAway.statusCode, thrownAway.json().reason]).toEqual([409, 'You have already sent this application.'])
    expect((await talent.visitor.get(DRAFTS)).json()).toEqual([])
  })

  it('is rejected with a message at every missing field, and if another device has changed the draft', async () => {
    const questions = [{ type: 'url', label: 'Your site', isRequired: true }]
    const { talent, draft } = await aDraft(test, { questions, parts: { resume: 'required' } })
    const [site] = draft.form.questions
    const rejected = await submit(talent, draft)
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors).toEqual({
      resume: ['Add your résumé as a file, or paste it as text.'],
      [`answers.${site?.id}`]: ['Fill this in.'],
      allowsProcessing: ['Tick this box to continue.'],
    })
    const good = { resumeText: 'All', answers: { [site?.id ?? '']: 'https://me.example' }, allowsProcessing: true }
    const written = (await write(talent, draft, good)).json<Draft>()
    expect((await submit(talent, draft)).statusCode).toBe(409)
    expect((await submit(talent, written)).statusCode).toBe(201)
  })

  it('is rejected once the job is closed', async () => {
    const { talent, draft, job, owner } = await aDraftToSend(test)
    const { db, clock } = test.platform
    const viewer = { id: owner.id, roles: ['company' as const] }
    await changeOwnStatus(db, clock, viewer, job.id, { event: 'pause', closeReason: 'cancelled' })
    expect((await submit(talent, draft)).json()).toMatchObject({
      errors: { obstacle: ['This job is not accepting applications.'] },
    })
    await changeOwnStatus(db, clock, viewer, job.id, { event: 'resume', closeReason: 'cancelled' })
    const standAs = (status: string) =>
      db.execute(
        sql`update companies set status = ${status} where id = (select company_id from jobs where id = ${job.id})`,
      )
    await standAs('suspended')
    expect((await submit(talent, draft)).statusCode).toBe(422)
    await standAs('verified')
    expect((await submit(talent, draft)).statusCode).toBe(201)
  })

  it('is rejected for a discarded draft', async () => {
    const { talent, draft } = await aDraftToSend(test)
    await talent.visitor.delete(`${DRAFTS}/${draft.id}`)
    expect((await submit(talent, draft)).statusCode).toBe(409)
  })

  it('is limited to 25 a day across all drafts, also concurrently', async () => {
    const talent = await aVerifiedTalent(test)
    const { owner, company } = await aJobWithForm(test)
    const drafts: Draft[] = []
    for (let place = 0; place < 26; place++) {
      const { job } = await aJobWithForm(test, { employer: { owner, company }, fields: { title: `Engineer ${place}` } })
      const begun = await startedDraft(talent, job.id)
      drafts.push((await write(talent, begun, { allowsProcessing: true })).json<Draft>())
    }
    const sent: number[] = []
    for (const draft of drafts.slice(0, 24)) sent.push((await submit(talent, draft)).statusCode)
    expect(new Set(sent)).toEqual(new Set([201]))
    const last = await Promise.all(drafts.slice(24).map((draft) => submit(talent, draft)))
    expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  it('records the source', async () => {
    const { invitation, talent, job } = await anInvitation(test)
    expect((await talent.visitor.post(answerOf(invitation.id), { event: 'accept' })).statusCode).toBe(200)
    const begun = await startedDraft(talent, job.id)
    const written = (await write(talent, begun, { resumeText: 'All of it', allowsProcessing: true })).json<Draft>()
    const invited = (await submit(talent, written)).json<{ applicationId: string }>()
    expect(await kept(invited.applicationId)).toMatchObject({ source: 'invitation', sourceId: invitation.id })

    const source = await aSource(test)
    const other = await aVerifiedTalent(test)
    const built = await aJobWithForm(test)
    const linked = await startedDraft(other, built.job.id, { via: source.id })
    const ready = (await write(other, linked, { allowsProcessing: true })).json<Draft>()
    const { applicationId } = (await submit(other, ready)).json<{ applicationId: string }>()
    expect(await kept(applicationId)).toMatchObject({ source: 'link', sourceId: expect.any(String) })
  })
})
