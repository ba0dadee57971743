import { afterAll, beforeAll, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
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

it('guests and unverified people have no access', async () => {
  const unverified = await anUnverifiedTalent(test)
  const fileId = crypto.randomUUID()
  expect((await test.visitor().post(addressOf(fileId))).statusCode).toBe(401)
  expect((await unverified.visitor.post(addressOf(fileId))).statusCode).toBe(403)
})
