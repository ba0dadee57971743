// What is trimmed off a take is gone: the kept part is a file of its own, and nothing else of the take remains.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { storageKeyOf } from '#server/features/base/files/uploads.service.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Recording, Takes } from '#shared/features/base/recordings/recordings.contract.ts'
import { aRecording, aSubject, finish, RECORDINGS, recordingSubjects, sendSlice, start } from './recordings.builder.ts'

let test: TestApp
let talent: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [recordingSubjects] })
})
afterAll(() => test.close())
beforeEach(async () => {
  talent = await aVerifiedTalent(test)
})

const whole = aWebm({ seconds: 50 })
const part = aWebm({ seconds: 34 })

async function aTake(subjectId = aSubject(talent, { minSeconds: 30 })): Promise<Recording> {
  const take = await aRecording(talent, subjectId)
  await sendSlice(test, talent, take.id, 0, whole)
  return take
}

const upload = (content: Buffer, owner = talent, kind: 'video' | 'audio' = 'video') =>
  aReadyFile(test, owner, { kind, name: 'introduction.webm', content })

const takesOf = async (subjectId: string) =>
  (await talent.visitor.get(`${RECORDINGS}?purpose=intro&subjectId=${subjectId}`)).json<Takes>()

describe('a trimmed take', () => {
  it('replaces the whole, and the rest is erased', async () => {
    const { id, subjectId } = await aTake()
    // As left by a server that crashed while assembling the whole take.
    await test.platform.storage.write(`${storageKeyOf(id)}/original`, whole, { type: 'video/webm', size: whole.length })
    const answer = await finish(talent, id, { fileId: await upload(part) })
    expect(answer.statusCode).toBe(200)
    const kept = answer.json<Recording>()
    expect(kept).toMatchObject({ id, status: 'kept', take: 1, durationMs: 34_000, bytes: part.length })
    expect((await talent.visitor.get(kept.url ?? '')).rawPayload.equals(part)).toBe(true)
    expect(await takesOf(subjectId)).toMatchObject({ items: [{ id }], takesLeft: 2 })
    const left = async () => [
      ...(await test.platform.storage.list(`recordings/${id}`)),
      ...(await test.platform.storage.list(storageKeyOf(id))),
    ]
    await vi.waitUntil(async () => (await left()).length === 0)
  })

  it('is kept once, however often it is requested, and does not change', async () => {
    const { id } = await aTake()
    const fileId = await upload(part)
    const both = await Promise.all([finish(talent, id, { fileId }), finish(talent, id, { fileId })])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await finish(talent, id)).json()).toMatchObject({ durationMs: 34_000 })
    const other = await finish(talent, id, { fileId: await upload(aWebm({ seconds: 40 })) })
    expect(other.json()).toMatchObject({ code: 'status_changed_meanwhile' })
  })

  it('must have an allowed length, and otherwise the take is still there', async () => {
    const { id } = await aTake(aSubject(talent, { minSeconds: 30, maxSeconds: 45 }))
    const visible = async (seconds: number) =>
      (await finish(talent, id, { fileId: await upload(aWebm({ seconds })) })).json<{ errors: object }>().errors
    expect(await visible(12)).toEqual({ fileId: ['This is 12 seconds long. The minimum is 30.'] })
    expect(await visible(49)).toEqual({ fileId: ['This is 49 seconds long. The maximum is 45.'] })
    // The whole take would be too long.
    expect((await finish(talent, id)).statusCode).toBe(422)
    expect((await finish(talent, id, { fileId: await upload(part) })).statusCode).toBe(200)
  })

  it('must be the person’s own file, of the same kind and not used elsewhere', async () => {
    const { id, subjectId } = await aTake()
    const stranger = await aVerifiedTalent(test)
    const used = await upload(aWebm({ seconds: 35 }))
    expect((await start(talent, subjectId, { mime: undefined, fileId: used })).statusCode).toBe(201)
    for (const fileId of [randomUUID(), used, await upload(part, stranger), await upload(part, talent, 'audio')])
      expect((await finish(talent, id, { fileId })).json()).toMatchObject({
        errors: { fileId: ['Upload the file first, then choose it.'] },
      })
    expect((await finish(stranger, id, { fileId: await upload(part, stranger) })).statusCode).toBe(404)
  })

  it('cannot be given as trim marks, which are rejected instead of keeping the whole take', async () => {
    const { id } = await aTake()
    expect((await finish(talent, id, { trimStartMs: 5_000, trimEndMs: 40_000 })).json()).toMatchObject({
      code: 'invalid_input',
    })
    expect((await talent.visitor.get(`${RECORDINGS}/${id}`)).json()).toMatchObject({ status: 'recording' })
  })

  it('is deleted with its file when it is discarded', async () => {
    const { id } = await aTake()
    const fileId = await upload(part)
    const { url } = (await finish(talent, id, { fileId })).json<Recording>()
    expect((await talent.visitor.delete(`${RECORDINGS}/${id}`)).statusCode).toBe(204)
    expect((await talent.visitor.get(url ?? '')).statusCode).toBe(404)
  })

  it('can be reused for the next subject, as trimmed', async () => {
    const { id } = await aTake()
    await finish(talent, id, { fileId: await upload(part) })
    const copy = await start(talent, aSubject(talent), { mime: undefined, recordingId: id })
    expect(copy.json()).toMatchObject({ status: 'kept', durationMs: 34_000 })
    const played = await talent.visitor.get(copy.json<Recording>().url ?? '')
    expect(played.rawPayload.equals(part)).toBe(true)
  })
})
