import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { anAnswer, anApplication, OF_COMPANY } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('nothing a member gets says who an applicant is while names are hidden; showing them again is logged', async () => {
  const talent = await aVerifiedTalent(test)
  const fileId = await aReadyFile(test, talent)
  const { id, owner, job, company } = await anApplication(test, {
    talent,
    sent: {
      name: 'Ngozi Adeyemi',
      email: 'ngozi@people.example',
      phone: '+234 1',
      coverNote: 'I am Ngozi, and ADEYEMI is my family name.',
      resume: { id: fileId, name: 'Mrs Ngozi Adeyemi CV.pdf', size: 14 },
      answers: [anAnswer({ value: 'Ask for Ngozi' }), anAnswer({ type: 'url', value: 'https://ngozi.example' })],
    },
  })
  await owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'Ngozi writes well' })
  const names = `/company/api/jobs/${job.id}/applicant-names`
  const addresses = [
    `${OF_COMPANY}/${id}`,
    `${OF_COMPANY}?jobId=${job.id}`,
    `${OF_COMPANY}?group=active`,
    `/company/api/applicant-board?jobId=${job.id}&withCards=true`,
    '/company/api/overview',
  ]
  const readAll = async () => {
    const answers = await Promise.all(addresses.map((address) => owner.visitor.get(address)))
    return answers.map(({ body }) => body)
  }
  for (const body of await readAll()) expect(body).toMatch(/ngozi/i)

  expect((await owner.visitor.put(names, { isHidden: true })).json()).toMatchObject({ isHidden: true })
  for (const body of await readAll()) expect(body).not.toMatch(/ngozi|adeyemi|mrs|\+234/i)
  const found = async (search: string) =>
    (await owner.visitor.get(`${OF_COMPANY}?search=${search}`)).json<{ items: unknown[] }>().items
  expect(await found('Ngozi'), 'searching would reveal the name').toEqual([])
  expect((await owner.visitor.post(`${OF_COMPANY}/${id}/resume`)).statusCode).toBe(404)
  expect((await owner.visitor.get(`/shared/api/applications/${id}/files/${fileId}`)).statusCode).toBe(404)
  expect((await talent.visitor.get(`/shared/api/applications/${id}/files/${fileId}`)).statusCode).toBe(200)

  const colleague = await aMember(test, owner, company, 'recruiter')
  expect((await colleague.visitor.get(addresses[0] ?? '')).body, 'everybody decides for themselves').toMatch(/Ngozi/)
  await owner.visitor.put(names, { isHidden: false })
  expect((await colleague.visitor.get(names)).json()).toMatchObject({
    isHidden: false,
    log: [
      { by: 'Wanjiru Kamau', isHidden: false },
      { by: 'Wanjiru Kamau', isHidden: true },
    ],
  })
  expect(await found('Ngozi')).toHaveLength(1)
})
