import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { BulkOutcome, RejectionPreview } from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import { anApplication, OF_COMPANY } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const BULK = '/company/api/applicants'
const stages = [
  { name: 'Reading', kind: 'review' as const },
  { name: 'First talk', kind: 'interview' as const },
]
const open = async (person: BuiltPerson, id: string) =>
  (await person.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()

async function aJobWithApplicants() {
  const to = await aPublishedJob(test, { stages })
  const sent = (name: string) => ({ to, sent: { name } })
  const ada = await anApplication(test, { ...sent('Ada'), talent: await aVerifiedTalent(test) })
  const bo = await anApplication(test, { ...sent('Bo'), talent: await aVerifiedTalent(test) })
  const [reading = '', talk = ''] = (await open(to.owner, ada.id)).stages.map(({ id }) => id)
  return { ...to, ada: ada.id, bo: bo.id, boAsTalent: bo.talent, reading, talk }
}

it('shows every email before it is sent, rejects whom it can, and takes it back until it is sent', async () => {
  const { owner, ada, bo, talk } = await aJobWithApplicants()
  await owner.visitor.post(`${OF_COMPANY}/${bo}/stage`, { stageId: talk })
  const rejection = { ids: [ada, bo], reason: 'hours', feedback: 'We liked your questions.' }
  const preview = (await owner.visitor.post(`${BULK}/reject/preview`, rejection)).json<RejectionPreview>()
  expect(preview.mails).toMatchObject([
    { id: ada, name: 'Ada', text: expect.stringContaining('We liked your questions.') },
  ])
  expect(preview.failed).toMatchObject([{ id: bo, name: 'Bo', reason: expect.stringContaining('interviewed') }])
  expect((await open(owner, ada)).rejectionDueAt, 'a preview changes nothing').toBeNull()

  const outcome = (await owner.visitor.post(`${BULK}/reject`, rejection)).json<BulkOutcome>()
  expect(outcome).toMatchObject({ done: [ada], failed: [{ id: bo }] })
  expect((await open(owner, ada)).rejectionDueAt).not.toBeNull()
  await owner.visitor.post(`${BULK}/reject/cancel`, { ids: outcome.done })
  expect(await open(owner, ada)).toMatchObject({ rejectionDueAt: null, status: 'in_review' })
})

it('moves those who are where they were seen, and says who moved the others', async () => {
  const { owner, company, ada, bo, reading, talk } = await aJobWithApplicants()
  const kim = await aMember(test, owner, company, 'recruiter')
  await kim.visitor.post(`${OF_COMPANY}/${bo}/stage`, { stageId: talk })
  const applicants = [ada, bo].map((id) => ({ id, fromStageId: null }))
  expect((await owner.visitor.post(`${BULK}/move`, { stageId: reading, applicants })).json()).toMatchObject({
    done: [ada],
    failed: [{ id: bo, reason: 'Kim recruiter has moved this applicant to “First talk” in the meantime.' }],
  })
  expect((await open(owner, bo)).stageId).toBe(talk)
})

it('writes to each applicant in their own conversation', async () => {
  const { owner, ada, bo, boAsTalent } = await aJobWithApplicants()
  const answer = await owner.visitor.post(`${BULK}/message`, { ids: [ada, bo], text: 'We decide on Friday.' })
  expect(answer.json()).toEqual({ done: [ada, bo], failed: [] })
  expect((await boAsTalent.visitor.get('/shared/api/conversations')).body).toContain('We decide on Friday.')
})

it('fills in names and chooses the language each applicant knows best', async () => {
  const to = await aPublishedJob(test, { stages })
  const work = {
    headline: 'Designer',
    seniority: 'senior' as const,
    skills: [{ slug: 'spanish', name: 'Spanish', level: 5 }],
  }
  const spanish = await anApplication(test, {
    to,
    talent: await aVerifiedTalent(test),
    sent: { name: 'Inés', profile: { place: null, hours: null, work } },
  })
  const other = await anApplication(test, { to, talent: await aVerifiedTalent(test), sent: { name: 'Bo' } })
  const message = {
    ids: [spanish.id, other.id],
    text: 'Dear {{name}}, {{company}} is reading.',
    language: 'en',
    translations: [{ language: 'es', text: 'Hola, {{name}}: {{company}} está leyendo.' }],
  }
  const company = to.company.name
  expect((await to.owner.visitor.post(`${BULK}/message/preview`, message)).json()).toEqual({
    messages: [
      { id: spanish.id, name: 'Inés', text: `Hola, Inés: ${company} está leyendo.` },
      { id: other.id, name: 'Bo', text: `Dear Bo, ${company} is reading.` },
    ],
    failed: [],
  })
  await to.owner.visitor.post(`${BULK}/message`, message)
  expect((await spanish.talent.visitor.get('/shared/api/conversations')).body).toContain('está leyendo')

  const { text, ...words } = message
  const rejection = { ...words, reason: 'hours', feedback: text }
  const { mails } = (await to.owner.visitor.post(`${BULK}/reject/preview`, rejection)).json<RejectionPreview>()
  expect(mails.map((mail) => mail.text)).toEqual([
    expect.stringContaining('Hola, Inés'),
    expect.stringContaining('Dear Bo'),
  ])
  const long = { ids: [other.id], text: '{{company}}'.repeat(300).padEnd(4_000, '.') }
  expect((await to.owner.visitor.post(`${BULK}/message/preview`, long)).json()).toMatchObject({
    failed: [{ id: other.id, reason: expect.stringContaining('longer than 4,000 characters') }],
  })
})

it('whoever may not decide about one of them decides about none', async () => {
  const { owner, company, ada } = await aJobWithApplicants()
  const elsewhere = await anApplication(test)
  const rejection = { ids: [ada, elsewhere.id], reason: 'hours' }
  expect((await owner.visitor.post(`${BULK}/reject`, rejection)).statusCode).toBe(404)
  expect((await open(owner, ada)).rejectionDueAt).toBeNull()
  const kim = await aMember(test, owner, company, 'interviewer')
  expect((await kim.visitor.post(`${BULK}/reject`, { ids: [ada], reason: 'hours' })).statusCode).toBe(403)
})
