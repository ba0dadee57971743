// An application with files, an introduction and a test: who can access it, and what remains in the end.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPerson,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { storageKeyOf } from '#server/features/base/files/uploads.service.ts'
import {
  aKeptRecording,
  aRecording,
  finish,
  RECORDINGS,
  sendSlice,
} from '#server/features/base/recordings/recordings.builder.ts'
import { runApplicationUpkeep } from '#server/features/hiring/applications/promise/upkeep.service.ts'
import { ATTEMPTS, aTest, attemptAt, choose, readingAt } from '#server/features/hiring/screeners/screeners.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { saveResume } from '#server/features/people/talents/kept-resumes.service.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { identifyPerson } from '#server/platform/personal-data/personal-data.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aDraft, aJobWithForm, DRAFTS, startedDraft, submit, write } from '../apply.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const content = aWebm({ seconds: 40 })

const introduceWhole = async (talent: BuiltPerson, draftId: string): Promise<string> =>
  (await aKeptRecording(test, talent, draftId, content)).id

/** A minute is recorded and less of it selected. */
async function introduceWithPart(talent: BuiltPerson, draftId: string): Promise<string> {
  const { id } = await aRecording(talent, draftId)
  await sendSlice(test, talent, id, 0, aWebm({ seconds: 60 }))
  const fileId = await aReadyFile(test, talent, { kind: 'video', name: 'introduction.webm', content })
  expect((await finish(talent, id, { fileId })).statusCode).toBe(200)
  return id
}

/** An application with everything a form can ask for. */
async function anApplicationWithAll(talent: BuiltPerson, resume?: string, introduce = introduceWhole) {
  const questions = [{ type: 'file', label: 'A piece of work' }]
  const parts = { resume: 'required', intro: 'required' }
  const { draft, job, owner, company } = await aDraft(test, { talent, questions, parts })
  const written = await aTest({ owner, company })
  await choose(owner, job.id, [{ testId: written.id, isRequired: false }])
  const started = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId: draft.id })
  const attempt = started.json<ScreenerAttempt>()
  await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)
  const files = {
    resume: resume ?? (await aReadyFile(test, talent)),
    work: await aReadyFile(test, talent, { kind: 'attachment', name: 'work.txt', content: 'work' }),
    recording: await introduce(talent, draft.id),
  }
  const ready = await write(talent, draft, {
    name: 'Wanjiru wa Kamau',
    resumeFileId: files.resume,
    answers: { [draft.form.questions[0]?.id ?? '']: files.work },
    intro: { kind: 'recording', recordingId: files.recording },
    allowsProcessing: true,
  })
  const sent = await submit(talent, ready.json<Draft>())
  expect(sent.statusCode).toBe(201)
  return { id: sent.json<{ applicationId: string }>().applicationId, draft, job, owner, company, files, attempt }
}

const fileAt = (id: string, fileId: string) => `/shared/api/applications/${id}/files/${fileId}`

describe('a submission', () => {
  it('can be played by those it was sent to, for some minutes, and by nobody else', async () => {
    const talent = await aVerifiedTalent(test)
    const { id, owner, company, files } = await anApplicationWithAll(talent)
    const member = async (role: 'interviewer' | 'viewer') => {
      const person = await aPerson(test, { roles: ['company'] })
      await addMember(test.platform.db, owner, company.id, { personId: person.id, role })
      return person
    }
    const leaver = await member('interviewer')
    for (const person of [talent, owner, leaver, await member('viewer')]) {
      const link = (await person.visitor.get(fileAt(id, files.recording))).json<{ url: string; expiresAt: string }>()
      expect((await person.visitor.get(link.url)).rawPayload.equals(content)).toBe(true)
      const minutes = (new Date(link.expiresAt).getTime() - test.clock.now().getTime()) / 60_000
      expect(minutes).toBeGreaterThan(0)
      expect(minutes).toBeLessThanOrEqual(15)
      expect((await test.visitor().get(link.url)).statusCode, 'the link is one person’s').toBeGreaterThanOrEqual(400)
    }
    const strangers = [
      await aVerifiedTalent(test),
      (await aVerifiedCompany(test)).owner,
      await aPersonWith(test, 'operator'),
    ]
    for (const { visitor } of strangers)
      for (const fileId of [files.recording, files.resume, files.work]) {
        expect((await visitor.get(fileAt(id, fileId))).statusCode).toBe(404)
        expect((await visitor.get(`/shared/api/files/${fileId}`)).statusCode).toBe(404)
      }
    // Files of another application are not accessible through this one.
    const other = await anApplicationWithAll(await aVerifiedTalent(test))
    expect((await owner.visitor.get(fileAt(id, other.files.recording))).statusCode).toBe(404)
    expect((await owner.visitor.get(fileAt(id, other.files.resume))).statusCode).toBe(404)

    const { url } = (await leaver.visitor.get(fileAt(id, files.recording))).json<{ url: string }>()
    await test.platform.db.execute(sql`delete from company_members where person_id = ${leaver.id}`)
    expect((await leaver.visitor.get(fileAt(id, files.recording))).statusCode).toBe(404)
    test.clock.advance(16 * 60_000)
    expect((await leaver.visitor.get(url)).statusCode, 'links end').toBeGreaterThanOrEqual(400)
  })

  it('contains only the selection of an introduction: the rest is accessible to nobody', async () => {
    const talent = await aVerifiedTalent(test)
    const { id, owner, files } = await anApplicationWithAll(talent, undefined, introduceWithPart)
    for (const { visitor } of [talent, owner]) {
      const { url } = (await visitor.get(fileAt(id, files.recording))).json<{ url: string }>()
      expect((await visitor.get(url)).rawPayload.equals(content)).toBe(true)
    }
    expect((await owner.visitor.get(`/talent/api/recordings/${files.recording}`)).statusCode).toBe(404)
    const sent = (await owner.visitor.get(`/company/api/applications/${id}`)).json()
    expect(sent).toMatchObject({ sent: { intro: { recordingId: files.recording, seconds: 40 } } })
    // It is deleted with the rest.
    expect((await talent.visitor.delete(`${RECORDINGS}/${files.recording}`)).statusCode).toBe(403)
  })

  it('stays as it was: files can be neither deleted nor trimmed afterwards, and are stored once', async () => {
    const talent = await aVerifiedTalent(test)
    const { draft, files } = await anApplicationWithAll(talent)
    expect((await talent.visitor.delete(`${RECORDINGS}/${files.recording}`)).statusCode).toBe(403)
    const other = await aReadyFile(test, talent, {
      kind: 'video',
      name: 'other.webm',
      content: aWebm({ seconds: 31 }),
    })
    expect((await finish(talent, files.recording, { fileId: other })).statusCode).toBe(409)
    for (const fileId of [files.resume, files.work, files.recording])
      expect((await talent.visitor.delete(`/shared/api/files/${fileId}`)).statusCode).toBe(403)
    // The application has the copy; the draft is empty and can no longer be discarded.
    const { rows } = await test.platform.db.execute<{ row: string }>(
      sql`select application_drafts::text as row from application_drafts where id = ${draft.id}`,
    )
    for (const words of ['Wanjiru', files.resume, files.work, files.recording])
      expect(rows[0]?.row).not.toContain(words)
    expect((await talent.visitor.delete(`${DRAFTS}/${draft.id}`)).statusCode).toBe(409)
  })

  it('is deleted a year after the end with files, introduction and test, except for what is still in use', async () => {
    const talent = await aVerifiedTalent(test)
    const profileResume = await aReadyFile(test, talent)
    await saveResume(test.platform, talent.id, profileResume)
    const over = await anApplicationWithAll(talent, profileResume)
    // Kept, though no longer the one that is sent by default.
    await saveResume(test.platform, talent.id, await aReadyFile(test, talent, { content: 'The default' }))
    const shared = await aReadyFile(test, talent, { content: 'For two of them' })
    const also = await anApplicationWithAll(talent, shared)
    const stays = await anApplicationWithAll(talent, shared)
    for (const { id } of [over, also]) await talent.visitor.post(`/talent/api/applications/${id}/withdraw`, {})
    expect((await over.owner.visitor.get(readingAt(over.attempt.id))).statusCode).toBe(200)
    // Keep this one active, with no reply date to miss.
    await test.platform.db.execute(sql`update applications set reply_due_at = null where id = ${stays.id}`)
    test.clock.advance(367 * DAY)
    await runApplicationUpkeep(test.platform)
    await runApplicationUpkeep(test.platform)

    const all = [over, also, stays].flatMap(({ files }) => Object.values(files))
    const left = [...(await findReadyFiles(test.platform.db, all)).keys()]
    expect(new Set(left)).toEqual(new Set([profileResume, shared, stays.files.work, stays.files.recording]))
    await expect.poll(() => test.platform.storage.list(storageKeyOf(over.files.recording))).toEqual([])
    await over.owner.visitor.signIn(over.owner)
    expect((await over.owner.visitor.get(readingAt(over.attempt.id))).statusCode).toBe(404)
    const { rows } = await test.platform.db.execute<{ id: string }>(
      sql`select id from screener_attempts where id in (${over.attempt.id}, ${also.attempt.id}, ${stays.attempt.id})`,
    )
    expect(rows).toEqual([{ id: stays.attempt.id }])
    await talent.visitor.signIn(talent)
    expect((await talent.visitor.get(`/talent/api/applications/${over.id}`)).json()).toMatchObject({
      status: 'withdrawn',
      sent: { name: '', resume: null, answers: [], intro: null },
    })
    // The talent can delete what is no longer held.
    await saveResume(test.platform, talent.id, await aReadyFile(test, talent, { content: 'A newer one' }))
    expect((await findReadyFiles(test.platform.db, [profileResume])).get(profileResume)?.heldAt ?? null).toBe(null)
  })

  it('leaves no name in others’ notifications once the account is deleted', async () => {
    const talent = await aVerifiedTalent(test)
    const { job, owner } = await aJobWithForm(test)
    const draft = await startedDraft(talent, job.id)
    const ready = await write(talent, draft, { name: 'Zawadi Otieno', allowsProcessing: true })
    expect((await submit(talent, ready.json<Draft>())).statusCode).toBe(201)
    const notificationsOf = async () => (await owner.visitor.get(notificationList.list.path)).body
    expect(await notificationsOf()).toContain('Zawadi Otieno')
    const { db } = test.platform
    await db.transaction(async (tx) =>
      eraseKnownPerson(tx, test.platform, await identifyPerson(tx, test.platform.personalData, talent.id)),
    )
    expect(await notificationsOf()).not.toContain('Zawadi Otieno')
    const { rows } = await db.execute(sql`select 1 from notifications where values::text like '%Zawadi%'`)
    expect(rows).toEqual([])
  })
})
