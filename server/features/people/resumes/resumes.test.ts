import { afterAll, beforeAll, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { KeptResumes } from '#shared/features/people/resumes/resumes.contract.ts'
import { MAX_RESUMES } from '#shared/features/people/talents/talent-limits.ts'
import { looseEndPdf, scannedPdf } from './hostile-files.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const addressOf = (fileId: string) => `/talent/api/resumes/${fileId}/reading`

it('a talent has their résumé read, and nobody else’s', async () => {
  const [wanjiru, other] = [await aPerson(test), await aPerson(test)]
  const fileId = await aReadyFile(test, wanjiru, { content: 'Wanjiru Kamau\nwanjiru@mail.example' })
  const answer = await wanjiru.visitor.post(addressOf(fileId))
  expect(answer.json()).toMatchObject({
    status: 'read',
    reading: { name: { value: 'Wanjiru Kamau', line: 0 }, email: { value: 'wanjiru@mail.example', line: 1 } },
  })
  expect((await other.visitor.post(addressOf(fileId))).statusCode).toBe(404)
  expect((await wanjiru.visitor.post(addressOf('nothing'))).statusCode).toBe(422)
})

it('says why a file cannot be read', async () => {
  const person = await aPerson(test)
  const fileId = await aReadyFile(test, person, { name: 'scan.pdf', content: scannedPdf() })
  const answer = await person.visitor.post(addressOf(fileId))
  expect(answer.json()).toMatchObject({
    status: 'unreadable',
    problem: 'scan',
    message: expect.stringContaining('picture'),
  })
})

it('survives a file that fails in the thread after its answer', async () => {
  const person = await aPerson(test)
  const fileId = await aReadyFile(test, person, { name: 'cv.pdf', content: looseEndPdf() })
  expect((await person.visitor.post(addressOf(fileId))).json()).toMatchObject({ problem: 'damaged' })
  expect((await person.visitor.post(addressOf(fileId))).json()).toMatchObject({ problem: 'damaged' })
})

it('several résumés are kept, named, read and deleted, each by their owner only', async () => {
  const [owner, other] = [await aPerson(test), await aPerson(test)]
  const list = async () => (await owner.visitor.get('/talent/api/resumes')).json<KeptResumes>().resumes
  const use = (fileId: string) => owner.visitor.put('/talent/api/facts/resume', { fileId })
  const [first, second] = [await aReadyFile(test, owner), await aReadyFile(test, owner, { name: 'second.txt' })]
  await use(first)
  await use(second)
  expect((await list()).map(({ fileId, isDefault }) => [fileId, isDefault])).toEqual([
    [second, true],
    [first, false],
  ])
  await owner.visitor.post(addressOf(first))
  const named = await owner.visitor.put(`/talent/api/resumes/${first}`, { label: 'For teaching' })
  expect(named.json<KeptResumes>().resumes[1]).toMatchObject({
    label: 'For teaching',
    readAt: expect.any(String),
    wasReadByOlderReader: false,
    usedAt: null,
  })
  await owner.visitor.put('/talent/api/profile/additions', { ...nothingRead, resumeFileId: first })
  expect((await list())[1]?.usedAt).toEqual(expect.any(String))
  expect((await other.visitor.put(`/talent/api/resumes/${first}`, { label: 'Mine' })).statusCode).toBe(404)
  expect((await other.visitor.delete(`/talent/api/resumes/${first}`)).statusCode).toBe(404)
  expect((await other.visitor.get('/talent/api/resumes')).json()).toMatchObject({ resumes: [] })
  await owner.visitor.delete(`/talent/api/resumes/${second}`)
  expect((await owner.visitor.delete(`/talent/api/resumes/${second}`)).statusCode, 'again').toBe(200)
  expect(await list()).toMatchObject([{ fileId: first, isDefault: false }])
  expect((await owner.visitor.get('/talent/api/facts')).json()).toMatchObject({ resume: null })
  expect((await owner.visitor.get(`/shared/api/files/${second}`)).statusCode).toBe(404)
})

it('ten uploaded résumés are enough', async () => {
  const owner = await aPerson(test)
  const use = async () => owner.visitor.put('/talent/api/facts/resume', { fileId: await aReadyFile(test, owner) })
  for (let count = 0; count < MAX_RESUMES; count += 1) expect((await use()).statusCode).toBe(200)
  expect((await use()).json()).toMatchObject({ errors: { fileId: [expect.stringContaining('10')] } })
})

const nothingRead = { entries: [], contact: {}, summary: '', work: null, skills: [] }

it('guests and unverified people have no access', async () => {
  const unverified = await anUnverifiedTalent(test)
  const fileId = crypto.randomUUID()
  expect((await test.visitor().post(addressOf(fileId))).statusCode).toBe(401)
  expect((await unverified.visitor.post(addressOf(fileId))).statusCode).toBe(403)
})
