import { randomUUID } from 'node:crypto'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { headersOf } from '#server/features/base/files/files.builder.ts'
import { provide } from '#server/platform/wiring/feature.ts'
import type { TestApp } from '#server/test-app.ts'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import { purposeRules } from './recording-purposes.service.ts'

export const RECORDINGS = '/talent/api/recordings'
export const WEBM = 'video/webm;codecs=vp8,opus'

const allowed = new Map<string, RecordingLimits & { ownerId: string }>()

/** A fake for the features that ask for recordings: `aSubject` defines what to record for. */
export const recordingSubjects = provide(purposeRules.intro, {
  async findLimits(_db, viewer, subjectId) {
    const found = allowed.get(subjectId)
    return found?.ownerId === viewer.id ? found : null
  },
})

/** A subject this person may record for, known to `recordingSubjects`. */
export function aSubject(owner: BuiltPerson, limits: Partial<RecordingLimits> = {}): string {
  const subjectId = randomUUID()
  allowed.set(subjectId, { takes: 3, minSeconds: 1, maxSeconds: 120, ...limits, ownerId: owner.id })
  return subjectId
}

export const start = (owner: BuiltPerson, subjectId: string, more: object = {}, headers: Record<string, string> = {}) =>
  owner.visitor.post(RECORDINGS, { purpose: 'intro', subjectId, kind: 'video', mime: WEBM, ...more }, headers)

export async function aRecording(owner: BuiltPerson, subjectId = aSubject(owner)): Promise<Recording> {
  const answer = await start(owner, subjectId)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Recording>()
}

export const sendSlice = (test: TestApp, person: BuiltPerson, id: string, offset: number, content: Buffer) =>
  test.app.inject({
    method: 'PATCH',
    url: `${RECORDINGS}/${id}/slices?offset=${offset}`,
    headers: { ...headersOf(person), 'content-type': 'application/octet-stream' },
    payload: content,
  })

export const finish = (person: BuiltPerson, id: string, ending: object = {}) =>
  person.visitor.post(`${RECORDINGS}/${id}/finish`, ending)

/** Uploads it in two slices. */
export async function aKeptRecording(test: TestApp, owner: BuiltPerson, subjectId: string, content: Buffer) {
  const { id } = await aRecording(owner, subjectId)
  const middle = Math.floor(content.length / 2)
  await sendSlice(test, owner, id, 0, content.subarray(0, middle))
  await sendSlice(test, owner, id, middle, content.subarray(middle))
  const answer = await finish(owner, id)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Recording>()
}
