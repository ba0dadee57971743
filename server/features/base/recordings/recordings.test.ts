import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { anMp4, aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Recording, Takes } from '#shared/features/base/recordings/recordings.contract.ts'
import { deleteRecordingsOf, discardUnfinished } from './discarding.service.ts'
import {
  aKeptRecording,
  aRecording,
  aSubject,
  finish,
  RECORDINGS,
  recordingSubjects,
  sendSlice,
  start,
  WEBM,
} from './recordings.builder.ts'
import { findRecording, keptRecordings } from './recordings.service.ts'

let test: TestApp
let talent: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [recordingSubjects] })
})
afterAll(() => test.close())

const show = async (person: BuiltPerson, id: string) => person.visitor.get(`${RECORDINGS}/${id}`)
const takesOf = async (person: BuiltPerson, subjectId: string) =>
  (await person.visitor.get(`${RECORDINGS}?purpose=intro&subjectId=${subjectId}`)).json<Takes>()
const discard = (person: BuiltPerson, id: string) => person.visitor.delete(`${RECORDINGS}/${id}`)
const storedOf = (id: string) => test.platform.storage.list(`recordings/${id}`)
const tooLate = { code: 'status_changed_meanwhile' }

describe('a take', () => {
  beforeAll(async () => {
    talent = await aVerifiedTalent(test)
  })

  it('is kept as a playable file with its actual length', async () => {
    const subjectId = aSubject(talent)
    const content = aWebm({ seconds: 42 })
    const kept = await aKeptRecording(test, talent, subjectId, content)
    expect(kept).toMatchObject({ status: 'kept', type: 'video/webm', durationMs: 42_000, take: 1 })
    expect(kept.bytes).toBe(content.length)
    const played = await talent.visitor.get(kept.url ?? '')
    expect(played.rawPayload.equals(content)).toBe(true)
    expect(played.headers['content-type']).toBe('video/webm')
    await vi.waitUntil(async () => (await storedOf(kept.id)).length === 0)
    expect(await takesOf(talent, subjectId)).toMatchObject({
      items: [{ id: kept.id }],
      takesLeft: 2,
      limits: { takes: 3, minSeconds: 1, maxSeconds: 120 },
    })
    const [row] = await keptRecordings(test.platform.db, { purpose: 'intro', subjectId })
    expect(row?.id).toBe(kept.id)
  })

  it('accepts slices in order, repeated ones too, and reports gaps', async () => {
    const { id } = await aRecording(talent)
    const slice = async (offset: number, length: number) => {
      const { statusCode, headers } = await sendSlice(test, talent, id, offset, Buffer.alloc(length, 7))
      return [statusCode, Number(headers['upload-offset'])]
    }
    expect(await slice(0, 10)).toEqual([204, 10])
    expect(await slice(0, 10)).toEqual([204, 10])
    expect(await slice(20, 5)).toEqual([409, 10])
    // Partly received: only the sender knows where to cut.
    expect(await slice(5, 10)).toEqual([409, 10])
    expect(await slice(10, 5)).toEqual([204, 15])
    expect((await show(talent, id)).json()).toMatchObject({
      bytes: 15,
      status: 'recording',
      durationMs: null,
      url: null,
    })
  })

  it('accepts one of two concurrent slices', async () => {
    const { id } = await aRecording(talent)
    const both = await Promise.all([4, 9].map((length) => sendSlice(test, talent, id, 0, Buffer.alloc(length))))
    const { bytes } = (await show(talent, id)).json<Recording>()
    expect(both.some(({ statusCode }) => statusCode === 204)).toBe(true)
    expect([4, 9]).toContain(bytes)
    expect((await storedOf(id)).map(({ size }) => size)).toEqual([bytes])
  })

  it('limits slices to 4 MB, and accepts nothing but bytes', async () => {
    const { id } = await aRecording(talent)
    expect((await sendSlice(test, talent, id, 0, Buffer.alloc(4 * 1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await talent.visitor.patch(`${RECORDINGS}/${id}/slices?offset=0`, { a: 1 })).statusCode).toBe(415)
    expect((await sendSlice(test, talent, id, -1, Buffer.alloc(1))).statusCode).toBe(422)
  })

  it('is kept once, however often it is finished', async () => {
    const { id } = await aRecording(talent)
    await sendSlice(test, talent, id, 0, aWebm({ seconds: 5 }))
    const answers = await Promise.all([finish(talent, id), finish(talent, id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await sendSlice(test, talent, id, 0, Buffer.alloc(1))).json()).toMatchObject(tooLate)
  })

  it('is rejected when it is too short, too long, empty or not a recording', async () => {
    const subjectId = aSubject(talent, { minSeconds: 30, maxSeconds: 60, takes: 9 })
    const tried = async (content: Buffer | null) => {
      const { id } = await aRecording(talent, subjectId)
      if (content) await sendSlice(test, talent, id, 0, content)
      return (await finish(talent, id)).json<{ errors: Record<string, string[]> }>().errors['take']
    }
    expect(await tried(aWebm({ seconds: 12 }))).toEqual(['This is 12 seconds long. The minimum is 30.'])
    expect(await tried(aWebm({ seconds: 63 }))).toEqual(['This is 63 seconds long. The maximum is 60.'])
    expect(await tried(null)).toEqual(['We have not received any of this recording yet.'])
    expect(await tried(Buffer.from('<html>not a film</html>'))).toEqual([
      'We cannot tell how long this is. Try another file.',
    ])
  })

  it('reports its length so far before it is kept', async () => {
    const { id } = await aRecording(talent)
    const content = aWebm({ seconds: 12 })
    expect((await show(talent, id)).json()).toMatchObject({ status: 'recording', durationMs: null })
    await sendSlice(test, talent, id, 0, content)
    expect((await show(talent, id)).json()).toMatchObject({ status: 'recording', durationMs: 12_000, url: null })
  })

  it('is started once, however often it is requested', async () => {
    const subjectId = aSubject(talent)
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2].map(() => start(talent, subjectId, {}, key)))
    expect(new Set(answers.map((answer) => answer.json<Recording>().id)).size).toBe(1)
  })

  it('needs a type that every browser plays', async () => {
    const subjectId = aSubject(talent)
    expect((await start(talent, subjectId, { mime: 'video/x-matroska' })).json()).toMatchObject({
      code: 'invalid_input',
    })
    expect((await start(talent, subjectId, { mime: undefined })).json()).toMatchObject({
      errors: { mime: ['Provide either a recording type or a file.'] },
    })
  })
})

describe('the number of takes', () => {
  beforeAll(async () => {
    talent = await aVerifiedTalent(test)
  })

  it('includes kept ones and those long enough to be used', async () => {
    const subjectId = aSubject(talent, { takes: 2, minSeconds: 4 })
    const broken = await aRecording(talent, subjectId)
    await sendSlice(test, talent, broken.id, 0, aWebm({ seconds: 3 }))
    expect((await discard(talent, broken.id)).statusCode).toBe(204)
    expect(await takesOf(talent, subjectId)).toMatchObject({ items: [], takesLeft: 2 })

    const tried = await aRecording(talent, subjectId)
    await sendSlice(test, talent, tried.id, 0, aWebm({ seconds: 4 }))
    // A new start discards the interrupted take.
    const kept = await aKeptRecording(test, talent, subjectId, aWebm({ seconds: 8 }))
    expect((await show(talent, tried.id)).json()).toMatchObject({ status: 'discarded', durationMs: 4_000 })
    expect(kept.take).toBe(2)
    expect(await takesOf(talent, subjectId)).toMatchObject({ items: [{ id: kept.id }], takesLeft: 0 })
    expect((await start(talent, subjectId)).json()).toMatchObject({
      errors: { take: ['You have used all 2 takes. Keep one of them, or upload a file.'] },
    })
    // Discarding a take does not give it back.
    await discard(talent, kept.id)
    expect((await start(talent, subjectId)).statusCode).toBe(422)
  })

  it('leaves an interrupted one when no take is left', async () => {
    const subjectId = aSubject(talent, { takes: 1 })
    const cut = await aRecording(talent, subjectId)
    await sendSlice(test, talent, cut.id, 0, aWebm({ seconds: 9 }))
    expect((await start(talent, subjectId)).statusCode).toBe(422)
    expect((await finish(talent, cut.id)).json()).toMatchObject({ status: 'kept', durationMs: 9_000 })
  })
})

describe('an upload instead', () => {
  beforeAll(async () => {
    talent = await aVerifiedTalent(test)
  })

  const upload = (person: BuiltPerson, seconds: number, given: object = {}) =>
    aReadyFile(test, person, { kind: 'video', name: 'intro.mp4', content: anMp4({ seconds }), ...given })
  const give = (subjectId: string, fileId: string, kind = 'video') =>
    start(talent, subjectId, { mime: undefined, kind, fileId })

  it('is kept at once, does not count as a take, and only once', async () => {
    const subjectId = aSubject(talent)
    const fileId = await upload(talent, 50)
    const first = await give(subjectId, fileId)
    expect(first.json()).toMatchObject({ status: 'kept', take: null, durationMs: 50_000, type: 'video/mp4' })
    expect((await give(subjectId, fileId)).json<Recording>().id).toBe(first.json<Recording>().id)
    expect((await give(aSubject(talent), fileId)).statusCode).toBe(422)
    expect(await takesOf(talent, subjectId)).toMatchObject({ takesLeft: 3, items: [{ take: null }] })
    const another = await upload(talent, 51)
    const both = await Promise.all([give(subjectId, another), give(subjectId, another)])
    expect(new Set(both.map((answer) => answer.json<Recording>().id)).size).toBe(1)
  })

  it('can be audio only', async () => {
    const content = anMp4({ seconds: 40, brand: 'M4A ' })
    const fileId = await upload(talent, 40, { kind: 'audio', name: 'memo.m4a', content })
    const kept = await give(aSubject(talent), fileId, 'audio')
    expect(kept.json()).toMatchObject({ kind: 'audio', type: 'audio/mp4', durationMs: 40_000 })
  })

  it('is rejected when it is somebody else’s, of another kind, too long or of unknown length', async () => {
    const subjectId = aSubject(talent)
    const rejected = async (fileId: string) =>
      (await give(subjectId, fileId)).json<{ errors: Record<string, string[]> }>().errors['fileId']
    const stranger = await aVerifiedTalent(test)
    const first = ['Upload the file first, then choose it.']
    expect(await rejected(await upload(stranger, 50))).toEqual(first)
    expect(await rejected(randomUUID())).toEqual(first)
    expect(await rejected(await aReadyFile(test, talent))).toEqual(first)
    expect(await rejected(await upload(talent, 500))).toEqual(['This is 500 seconds long. The maximum is 120.'])
    expect(await rejected(await upload(talent, 0))).toEqual(['We cannot tell how long this is. Try another file.'])
  })
})

describe('an earlier recording', () => {
  const earlierOf = (person: BuiltPerson, subjectId: string) =>
    person.visitor.get(`${RECORDINGS}/earlier?purpose=intro&subjectId=${subjectId}`)
  const again = (person: BuiltPerson, subjectId: string, recordingId: string) =>
    start(person, subjectId, { mime: undefined, recordingId })

  it('is offered for the next subject, and used as a copy', async () => {
    talent = await aVerifiedTalent(test)
    const content = aWebm({ seconds: 40 })
    const first = await aKeptRecording(test, talent, aSubject(talent), content)
    const subjectId = aSubject(talent)
    expect((await earlierOf(talent, subjectId)).json()).toMatchObject([{ id: first.id, url: expect.any(String) }])
    const both = await Promise.all([again(talent, subjectId, first.id), again(talent, subjectId, first.id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const [copy, same] = both.map((answer) => answer.json<Recording>())
    expect(copy).toMatchObject({ status: 'kept', take: null, subjectId, durationMs: 40_000 })
    expect(same?.id).toBe(copy?.id)
    expect(await takesOf(talent, subjectId)).toMatchObject({ items: [{ id: copy?.id }], takesLeft: 3 })
    // The same content is listed once, and survives the deletion of the original.
    expect((await earlierOf(talent, aSubject(talent))).json()).toHaveLength(1)
    expect((await discard(talent, first.id)).statusCode).toBe(204)
    const played = await talent.visitor.get((await show(talent, copy?.id ?? '')).json<Recording>().url ?? '')
    expect(played.rawPayload.equals(content)).toBe(true)
  })

  it('is copied ten times a day at most: copies cost the client nothing', async () => {
    talent = await aVerifiedTalent(test)
    const kept = await aKeptRecording(test, talent, aSubject(talent), aWebm({ seconds: 5 }))
    const statuses: number[] = []
    for (let time = 0; time < 10; time++) statuses.push((await again(talent, aSubject(talent), kept.id)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect((await again(talent, aSubject(talent), kept.id)).json()).toMatchObject({
      errors: { recordingId: [expect.stringContaining('10 times today')] },
    })
    test.clock.advance(24 * 3_600_000 + 1)
    await talent.visitor.signIn(talent)
    expect((await again(talent, aSubject(talent), kept.id)).statusCode).toBe(201)
  })

  it('is read for one subject at a time: many at once would use up all connections', async () => {
    talent = await aVerifiedTalent(test)
    const kept = await aKeptRecording(test, talent, aSubject(talent), aWebm({ seconds: 40, bytesPerSecond: 150_000 }))
    const all = await Promise.all([1, 2, 3, 4].map(() => again(talent, aSubject(talent), kept.id)))
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 429]))
  })

  it('is never somebody else’s, discarded or unsuitable', async () => {
    talent = await aVerifiedTalent(test)
    const other = await aVerifiedTalent(test)
    const kept = await aKeptRecording(test, talent, aSubject(talent), aWebm({ seconds: 40 }))
    const gone = ['This recording is no longer available. Record a new one.']
    const theirs = aSubject(other)
    expect((await again(other, theirs, kept.id)).json()).toMatchObject({ errors: { recordingId: gone } })
    expect((await earlierOf(other, theirs)).json()).toEqual([])
    expect((await earlierOf(talent, theirs)).statusCode).toBe(404)
    expect((await again(talent, theirs, kept.id)).statusCode).toBe(404)
    const strict = aSubject(talent, { maxSeconds: 20 })
    expect((await again(talent, strict, kept.id)).json()).toMatchObject({
      errors: { recordingId: ['This is 40 seconds long. The maximum is 20.'] },
    })
    await discard(talent, kept.id)
    expect((await again(talent, aSubject(talent), kept.id)).json()).toMatchObject({ errors: { recordingId: gone } })
  })
})

describe('somebody’s recording', () => {
  it('is private, and only for subjects they may record for', async () => {
    talent = await aVerifiedTalent(test)
    const subjectId = aSubject(talent)
    const { id } = await aRecording(talent, subjectId)
    const others = [
      await aVerifiedTalent(test),
      await aPersonWith(test, 'company'),
      await aPersonWith(test, 'operator'),
    ]
    for (const other of others) {
      expect((await show(other, id)).statusCode).toBe(404)
      expect((await sendSlice(test, other, id, 0, Buffer.alloc(1))).statusCode).toBe(404)
      expect((await finish(other, id)).statusCode).toBe(404)
      expect((await discard(other, id)).statusCode).toBe(404)
      expect((await start(other, subjectId)).statusCode).toBe(404)
      expect((await other.visitor.get(`${RECORDINGS}?purpose=intro&subjectId=${subjectId}`)).statusCode).toBe(404)
    }
    const unverified = await anUnverifiedTalent(test)
    expect((await start(unverified, subjectId)).statusCode).toBe(403)
    const guest = test.visitor()
    expect((await guest.get(`${RECORDINGS}/${id}`)).statusCode).toBe(401)
    expect((await guest.post(RECORDINGS, { purpose: 'intro', subjectId, kind: 'video', mime: WEBM })).statusCode).toBe(
      401,
    )
    expect((await start(talent, randomUUID())).statusCode).toBe(404)
    await expect(findRecording(test.platform.db, others[0]?.id ?? '', id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is deleted with its content when it is discarded', async () => {
    talent = await aVerifiedTalent(test)
    const kept = await aKeptRecording(test, talent, aSubject(talent), aWebm({ seconds: 5 }))
    expect((await discard(talent, kept.id)).statusCode).toBe(204)
    expect((await discard(talent, kept.id)).statusCode).toBe(204)
    expect((await finish(talent, kept.id)).json()).toMatchObject(tooLate)
    expect((await talent.visitor.get(kept.url ?? '')).statusCode).toBe(404)
    expect((await show(talent, kept.id)).json()).toMatchObject({ status: 'discarded', url: null })
  })

  it('is no longer available to others once its file is removed', async () => {
    talent = await aVerifiedTalent(test)
    const subjectId = aSubject(talent)
    const kept = await aKeptRecording(test, talent, subjectId, aWebm({ seconds: 5 }))
    await talent.visitor.delete(`/shared/api/files/${kept.id}`)
    expect(await keptRecordings(test.platform.db, { purpose: 'intro', subjectId })).toEqual([])
    expect((await discard(talent, kept.id)).statusCode).toBe(204)
  })

  it('is deleted with its subject', async () => {
    talent = await aVerifiedTalent(test)
    const subjectId = aSubject(talent)
    const kept = await aKeptRecording(test, talent, subjectId, aWebm({ seconds: 5 }))
    const running = await aRecording(talent, subjectId)
    await sendSlice(test, talent, running.id, 0, aWebm({ seconds: 4 }))
    await deleteRecordingsOf(test.platform.db, test.platform, { purpose: 'intro', subjectId })
    expect((await show(talent, kept.id)).statusCode).toBe(404)
    expect((await talent.visitor.get(kept.url ?? '')).statusCode).toBe(404)
    await vi.waitUntil(async () => (await storedOf(running.id)).length === 0)
  })

  it('is discarded when it is abandoned for a day', async () => {
    talent = await aVerifiedTalent(test)
    const subjectId = aSubject(talent)
    const { id } = await aRecording(talent, subjectId)
    await sendSlice(test, talent, id, 0, aWebm({ seconds: 4 }))
    await discardUnfinished(test.platform)
    expect((await show(talent, id)).json()).toMatchObject({ status: 'recording' })
    test.clock.advance(25 * 3_600_000)
    await discardUnfinished(test.platform)
    expect(await findRecording(test.platform.db, talent.id, id)).toMatchObject({ status: 'discarded', isCounted: true })
    await vi.waitUntil(async () => (await storedOf(id)).length === 0)
  })
})
