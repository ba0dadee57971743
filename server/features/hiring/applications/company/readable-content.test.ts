// What a company can read of an application, by role and by time; see docs/decisions/027.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { anExport, download, unzip } from '#server/features/people/personal-data/personal-data.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { READABLE_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function aCompleteApplication() {
  const talent = await aVerifiedTalent(test)
  const fileId = await aReadyFile(test, talent)
  const sent = { phone: '+254 712 345678', resume: { id: fileId, name: 'cv.txt', size: 14 } }
  return { ...(await anApplication(test, { talent, sent })), fileId }
}

async function aMember({ owner, company }: { owner: BuiltPerson; company: { id: string } }, role: MemberRole) {
  const person = await aPerson(test)
  await addMember(test.platform.db, owner, company.id, { personId: person.id, role })
  return person
}

const open = async ({ visitor }: BuiltPerson, id: string) =>
  (await visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()

it('withholds the content 30 days after the end, and the files with it', async () => {
  const { id, owner, talent, fileId } = await aCompleteApplication()
  const fileStatus = async (person: Pick<BuiltPerson, 'visitor'>) =>
    (await person.visitor.get(`/shared/api/applications/${id}/files/${fileId}`)).statusCode
  const resumeStatus = async () => (await owner.visitor.post(`${OF_COMPANY}/${id}/resume`)).statusCode
  expect((await open(owner, id)).sentReadableUntil).toBeNull()
  expect((await talent.visitor.post(`${OWN}/${id}/withdraw`, {})).statusCode).toBe(200)

  test.clock.advance(READABLE_DAYS * DAY - 1000)
  expect((await open(owner, id)).sent).toMatchObject({ email: talent.email, resume: { id: fileId } })
  expect([await fileStatus(owner), await resumeStatus()]).toEqual([200, 200])

  test.clock.advance(2000)
  const { sent, talent: shown } = await open(owner, id)
  expect(sent).toMatchObject({ email: '', phone: null, coverNote: null, resume: null, answers: [], intro: null })
  expect(shown.name).not.toBe('')
  expect([await fileStatus(owner), await resumeStatus()]).toEqual([404, 404])
  // By now the talent's session has ended.
  const visitor = test.visitor()
  await visitor.signIn(talent)
  expect(await fileStatus({ visitor })).toBe(200)
})

it('interviewers and viewers get no contact details; interviewers read notes after their own rating', async () => {
  const built = await aCompleteApplication()
  const { id, owner, talent } = built
  const [recruiter, interviewer, viewer] = [
    await aMember(built, 'recruiter'),
    await aMember(built, 'interviewer'),
    await aMember(built, 'viewer'),
  ]
  expect((await owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'Strong' })).statusCode).toBe(201)
  const contact = async (person: BuiltPerson) => {
    const { email, phone, resume } = (await open(person, id)).sent
    return { email, phone, hasResume: resume !== null }
  }
  const noContact = { email: '', phone: null, hasResume: true }
  expect(await contact(recruiter)).toEqual({ email: talent.email, phone: '+254 712 345678', hasResume: true })
  expect([await contact(interviewer), await contact(viewer)]).toEqual([noContact, noContact])

  const notes = async () => (await open(interviewer, id)).notes.map(({ text }) => text)
  expect(await notes()).toEqual([])
  expect((await interviewer.visitor.put(`${OF_COMPANY}/${id}/rating`, { rating: 3 })).statusCode).toBe(200)
  expect(await notes()).toEqual(['Strong'])
})

it('notes and ratings of a company are not part of the export of the person they are about', async () => {
  const { id, owner, talent } = await aCompleteApplication()
  const note = 'zq-the-note-of-a-company'
  expect((await owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: note })).statusCode).toBe(201)
  const archive = await unzip(await download(talent, await anExport(test, talent)))
  const exported = [...archive.values()].map(String).join('\n')
  expect(exported).toContain(id)
  expect(exported).not.toContain(note)
})
