import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { fileKinds, MAX_OPEN_UPLOADS, PERSON_QUOTA_BYTES } from '#shared/features/base/files/file-kinds.ts'
import { files as contract, type FileUsage } from '#shared/features/base/files/files.contract.ts'
import { announce, aReadyFile } from './files.builder.ts'
import { files } from './files.tables.ts'
import { expireUploads } from './uploads.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const usageOf = async ({ visitor }: BuiltPerson) => (await visitor.get(contract.usage.path)).json<FileUsage>()
const announceOne = (person: BuiltPerson, kind = 'resume', size = 10) =>
  announce(test, person, { kind, name: kind === 'resume' ? 'cv.txt' : 'clip.mp4', size })
/** Uploading a large file takes too long for a test, so the size is set in the row. */
const enlarge = (id: string, size: number) => test.platform.db.update(files).set({ size }).where(eq(files.id, id))

it('rejects what exceeds the quota of its kind, until something is deleted', async () => {
  const person = await aVerifiedTalent(test)
  const id = await aReadyFile(test, person)
  await enlarge(id, fileKinds.resume.quotaBytes - 5)
  const rejected = await announceOne(person)
  expect(rejected.statusCode).toBe(413)
  expect(rejected.json()).toMatchObject({ errors: { file: [expect.stringContaining('100 MB')] } })
  expect((await announceOne(person, 'video')).statusCode).toBe(201)
  expect((await person.visitor.delete(`/shared/api/files/${id}`)).statusCode).toBe(204)
  expect((await announceOne(person)).statusCode).toBe(201)
})

it('rejects what exceeds the quota of the person', async () => {
  const person = await aVerifiedTalent(test)
  await enlarge(await aReadyFile(test, person), PERSON_QUOTA_BYTES - 5)
  expect((await announceOne(person, 'video')).json()).toMatchObject({
    errors: { file: [expect.stringContaining('storage is full')] },
  })
})

it('counts announced uploads, limits how many are open, and lets abandoned ones expire', async () => {
  const person = await aVerifiedTalent(test)
  const statuses = await Promise.all(
    Array.from({ length: MAX_OPEN_UPLOADS + 5 }, async () => (await announceOne(person)).statusCode),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_OPEN_UPLOADS)
  expect((await usageOf(person)).usedBytes).toBe(10 * MAX_OPEN_UPLOADS)
  test.clock.advance(24 * 3_600_000 + 1)
  await expireUploads(test.platform)
  expect((await usageOf(person)).usedBytes).toBe(0)
  expect((await announceOne(person)).statusCode).toBe(201)
})

it('shows the storage used, in total and by kind, and nothing about others', async () => {
  const [person, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  await aReadyFile(test, person, { content: '12345' })
  const usage = await usageOf(person)
  expect(usage).toMatchObject({ usedBytes: 5, maxBytes: PERSON_QUOTA_BYTES })
  expect(usage.kinds).toContainEqual({
    kind: 'resume',
    files: 1,
    usedBytes: 5,
    maxBytes: fileKinds.resume.quotaBytes,
  })
  expect((await usageOf(other)).usedBytes).toBe(0)
})
