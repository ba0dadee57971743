import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { RECORDINGS } from '#server/features/base/recordings/recordings.builder.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'

export const VIDEO = '/talent/api/profile/video'

/** An upload that could become this person's video résumé. */
export async function aResumeTake(test: TestApp, owner: BuiltPerson, seconds = 60): Promise<Recording> {
  const fileId = await aReadyFile(test, owner, { kind: 'video', name: 'me.webm', content: aWebm({ seconds }) })
  const subject = { purpose: 'resume', subjectId: owner.id, kind: 'video' }
  const answer = await owner.visitor.post(RECORDINGS, { ...subject, fileId })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Recording>()
}

export async function aVideoResume(test: TestApp, owner: BuiltPerson, settings: object = {}): Promise<Recording> {
  const take = await aResumeTake(test, owner)
  await owner.visitor.put(VIDEO, { recordingId: take.id })
  const answer = await owner.visitor.put(`${VIDEO}/settings`, {
    visibility: 'public',
    posterMs: 0,
    captions: [],
    ...settings,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return take
}
