import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_OPEN_UPLOADS, PERSON_QUOTA_BYTES } from '#shared/features/base/files/file-kinds.ts'
import { aRecording, aSubject, finish, recordingSubjects, sendSlice, start } from './recordings.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [recordingSubjects] })
})
afterAll(() => test.close())

it('a take is rejected when the storage is full, at its start and at its end', async () => {
  const person = await aVerifiedTalent(test)
  const fileId = await aReadyFile(test, person)
  const fill = (size: number) => test.platform.db.execute(sql`update files set size = ${size} where id = ${fileId}`)
  const { id } = await aRecording(person)
  const content = aWebm({ seconds: 2 })
  await sendSlice(test, person, id, 0, content)
  await fill(PERSON_QUOTA_BYTES - content.length + 1)
  const full = { errors: { file: [expect.stringContaining('storage is full')] } }
  expect((await finish(person, id)).json()).toMatchObject(full)
  expect((await start(person, aSubject(person))).json()).toMatchObject(full)
  await fill(5)
  expect((await finish(person, id)).statusCode).toBe(200)
})

it('a person can have twenty unfinished takes', async () => {
  const person = await aVerifiedTalent(test)
  for (let count = 0; count < MAX_OPEN_UPLOADS; count += 1) await aRecording(person)
  expect((await start(person, aSubject(person))).statusCode).toBe(413)
})
