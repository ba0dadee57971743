import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { RECORDINGS } from '#server/features/base/recordings/recordings.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Takes } from '#shared/features/base/recordings/recordings.contract.ts'
import type { PublicProfile } from '#shared/features/people/profile/profile-page.contract.ts'
import type { OwnVideo } from '#shared/features/people/profile/video/video-resume.contract.ts'
import { aResumeTake, aVideoResume, VIDEO } from './video-resume.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const own = async ({ visitor }: BuiltPerson) => (await visitor.get(VIDEO)).json<OwnVideo>()
const takesOf = async ({ id, visitor }: BuiltPerson) =>
  (await visitor.get(`${RECORDINGS}?purpose=resume&subjectId=${id}`)).json<Takes>().items
const hello = { startMs: 500, endMs: 2_000, text: 'Hello' }

it('is private until its owner says otherwise, and plays', async () => {
  const talent = await aVerifiedTalent(test)
  expect(await own(talent)).toBeNull()
  const take = await aResumeTake(test, talent)
  for (let press = 0; press < 2; press += 1)
    expect((await talent.visitor.put(VIDEO, { recordingId: take.id })).statusCode).toBe(200)
  const video = await own(talent)
  expect(video).toMatchObject({ recordingId: take.id, visibility: 'me', durationMs: 60_000, captions: [] })
  expect((await talent.visitor.get(video?.url ?? '')).headers['content-type']).toBe('video/webm')
})

it('keeps its cover and captions, and drops them with another recording', async () => {
  const talent = await aVerifiedTalent(test)
  await aVideoResume(test, talent, { visibility: 'companies', posterMs: 90_000, captions: [hello] })
  // The cover is within the recording.
  expect(await own(talent)).toMatchObject({ visibility: 'companies', posterMs: 60_000, captions: [hello] })
  const next = await aResumeTake(test, talent, 30)
  await talent.visitor.put(VIDEO, { recordingId: next.id })
  expect(await own(talent)).toMatchObject({ recordingId: next.id, visibility: 'companies', posterMs: 0, captions: [] })
})

it('names what is wrong beside its field', async () => {
  const talent = await aVerifiedTalent(test)
  await aVideoResume(test, talent)
  const bad = { visibility: 'public', posterMs: 0, captions: [{ ...hello, endMs: 500 }] }
  const answer = await talent.visitor.put(`${VIDEO}/settings`, bad)
  expect(answer.json()).toMatchObject({
    errors: { 'captions.0.endMs': ['Each caption must end after it starts.'] },
  })
})

it('keeps a few takes, and deletes all of them with the video', async () => {
  const talent = await aVerifiedTalent(test)
  for (let count = 0; count < 4; count += 1) await aResumeTake(test, talent, 20 + count)
  const [newest] = await takesOf(talent)
  await talent.visitor.put(VIDEO, { recordingId: newest?.id })
  expect(await takesOf(talent)).toHaveLength(3)
  for (let press = 0; press < 2; press += 1) expect((await talent.visitor.delete(VIDEO)).statusCode).toBe(204)
  expect(await own(talent)).toBeNull()
  expect(await takesOf(talent)).toEqual([])
})

it('belongs to one person', async () => {
  const [talent, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const take = await aResumeTake(test, talent)
  expect((await other.visitor.put(VIDEO, { recordingId: take.id })).statusCode).toBe(404)
  const foreign = { purpose: 'resume', subjectId: talent.id, kind: 'video', mime: 'video/webm' }
  expect((await other.visitor.post(RECORDINGS, foreign)).statusCode).toBe(404)
  const settings = { visibility: 'public', posterMs: 0, captions: [] }
  expect((await other.visitor.put(`${VIDEO}/settings`, settings)).statusCode).toBe(404)
})

it('is on the public page only if it is public, and plays for guests', async () => {
  const talent = await aVerifiedTalent(test)
  const handle = `video-${talent.id.slice(0, 8)}`
  await talent.visitor.put('/talent/api/profile/page', { handle, isPublic: true, isIndexed: false })
  const guest = test.visitor()
  const shown = async () => (await guest.get(`/shared/api/profiles/${handle}`)).json<PublicProfile>().video
  expect(await shown()).toBeNull()
  await aVideoResume(test, talent, { visibility: 'companies', captions: [hello] })
  expect(await shown()).toBeNull()
  await talent.visitor.put(`${VIDEO}/settings`, { visibility: 'public', posterMs: 0, captions: [hello] })
  const video = await shown()
  expect(video).toMatchObject({ kind: 'video', captions: [hello] })
  expect((await guest.get(video?.url ?? '')).statusCode).toBe(200)
})
