// A connection that keeps breaking in the middle of a slice: what is kept in the end is what was recorded.

import { createHash } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { headersOf } from '#server/features/base/files/files.builder.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_SLICE_BYTES } from '#shared/features/base/recordings/recording-kinds.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import { aRecording, finish, RECORDINGS, recordingSubjects } from '../recordings.builder.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [recordingSubjects] })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

const CUTS = 10
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** The status and the next offset; null when the connection broke, which it does after `sent` bytes. */
function sendOver(person: BuiltPerson, id: string, offset: number, content: Buffer, sent = content.length) {
  return new Promise<{ status: number; next: number } | null>((resolve) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'PATCH',
        path: `${RECORDINGS}/${id}/slices?offset=${offset}`,
        headers: {
          ...headersOf(person),
          'content-type': 'application/octet-stream',
          'content-length': content.length,
        },
      },
      (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, next: Number(answer.headers['upload-offset']) })
      },
    )
    call.on('error', () => resolve(null))
    if (sent === content.length) call.end(content)
    else call.write(content.subarray(0, sent), () => call.destroy())
  })
}

it('receives 60 MB byte for byte over a connection that breaks ten times', async () => {
  const talent = await aVerifiedTalent(test)
  const { id } = await aRecording(talent)
  const content = aWebm({ seconds: 60, bytesPerSecond: 1_000_000 })
  const broken: unknown[] = []
  const answered: (number | undefined)[] = []
  let received = 0
  for (let cuts = 0; received < content.length; cuts += 1) {
    const slice = content.subarray(received, received + MAX_SLICE_BYTES)
    if (cuts < CUTS / 2) broken.push(await sendOver(talent, id, received, slice, Math.floor(slice.length / 2)))
    // The later cuts lose the response, not the bytes: the sender cannot know and sends them again.
    else if (cuts < CUTS) await sendOver(talent, id, received, slice)
    const answer = await sendOver(talent, id, received, slice)
    answered.push(answer?.status)
    received = answer?.next ?? content.length
  }
  expect(broken).toEqual(Array(CUTS / 2).fill(null))
  expect(answered.length).toBeGreaterThanOrEqual(CUTS)
  expect(new Set(answered)).toEqual(new Set([204]))
  const kept = (await finish(talent, id)).json<Recording>()
  expect(kept).toMatchObject({ status: 'kept', durationMs: 60_000, bytes: content.length })
  const played = await talent.visitor.get(kept.url ?? '')
  expect(hashOf(played.rawPayload)).toBe(hashOf(content))
})
