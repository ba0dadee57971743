// Who may write to whom, and how often before there is an answer.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { anInvitation, invitationsOf } from '#server/features/jobs/invitations/invitations.builder.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { REQUESTS_PER_DAY } from '#shared/features/talk/chat/chat-limits.ts'
import { anApplicationConversation, messagesOf, openWith, send, show } from '../chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const ask = (from: BuiltPerson, personId: string) => from.visitor.post(chat.open.path, { kind: 'direct', personId })
const cardOf = ({ id }: { id: string }) => ({ card: { kind: 'job', jobId: id } })
const NEEDS_JOB = 'Choose the job you are writing about: an open job at your company that states its pay.'

describe('a company that contacts a stranger', () => {
  it('names an open job of its own with its pay, in one message, until there is an answer', async () => {
    const { job, owner, company } = await aPublishedJob(test)
    const talent = await aVerifiedTalent(test)
    const id = await openWith(owner, talent)
    expect(await show(owner, id)).toMatchObject({ needsJob: true, canWrite: true })
    const draft = await aDraft(test, {}, { owner, company })
    const others = await aPublishedJob(test)
    const rejected = [{}, cardOf(others.job), cardOf(draft.job), { card: { kind: 'self_check' } }]
    for (const more of rejected) {
      const answer = await send(owner, id, 'Join us', more)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { card: [NEEDS_JOB] }])
    }
    expect((await send(owner, id, 'Join us', cardOf(job))).statusCode).toBe(201)
    expect(await show(owner, id)).toMatchObject({ needsJob: false, canWrite: false, company: { id: company.id } })
    expect((await send(owner, id, 'Are you there?')).statusCode).toBe(403)
    const [first] = await messagesOf(talent, id)
    expect(first).toMatchObject({ kind: 'card', body: 'Join us', job: { id: job.id, isOpen: true } })
    expect(first?.job?.pay).not.toBeNull()
    expect((await send(talent, id, 'Tell me more')).statusCode).toBe(201)
    expect((await send(owner, id, 'Gladly')).statusCode).toBe(201)
  })

  it('need not do so if the person has written first', async () => {
    const { owner } = await aPublishedJob(test)
    const talent = await aVerifiedTalent(test)
    const id = await openWith(owner, talent)
    expect((await send(owner, id, 'Join us')).statusCode).toBe(422)
    expect((await send(talent, id, 'Do you hire?')).statusCode).toBe(201)
    expect((await send(talent, id, 'Please?')).statusCode).toBe(403)
    expect((await send(owner, id, 'We do')).statusCode).toBe(201)
  })

  it('reaches nobody who is not looking, hides from it, or has blocked the writer', async () => {
    const { owner, company } = await aPublishedJob(test)
    const [resting, hidden, blocking] = [
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
    ]
    await resting.visitor.patch(privacy.change.path, { seeking: 'not_looking' })
    await hidden.visitor.put(privacy.hideFromCompany.path.replace(':id', company.id))
    await blocking.visitor.put(privacy.block.path.replace(':id', owner.id))
    expect((await ask(owner, resting.id)).json().errors).toEqual({
      personId: ['This person is not looking for work right now.'],
    })
    for (const { id } of [hidden, blocking]) expect((await ask(owner, id)).statusCode).toBe(404)
  })

  it('does so through its hiring team: other members cannot write to strangers', async () => {
    const { job, owner, company } = await aPublishedJob(test)
    const [manager, interviewer] = [await aPersonWith(test, 'company'), await aPersonWith(test, 'company')]
    await addMember(test.platform.db, owner, company.id, { personId: manager.id, role: 'hiring_manager' })
    await addMember(test.platform.db, owner, company.id, { personId: interviewer.id, role: 'interviewer' })
    const talent = await aVerifiedTalent(test)
    const statuses = []
    for (const from of [manager, interviewer])
      statuses.push((await send(from, await openWith(from, talent), 'Join us', cardOf(job))).statusCode)
    expect(statuses).toEqual([201, 422])
  })

  it('has no job to name while it is unverified', async () => {
    const { owner, company } = await aCompany(test)
    const draft = await aDraft(test, {}, { owner, company })
    const id = await openWith(owner, await aVerifiedTalent(test))
    expect((await send(owner, id, 'Join us', cardOf(draft.job))).statusCode).toBe(422)
  })

  it('does so twenty times a day; known people and those who answered do not count', async () => {
    const { owner, job } = await aPublishedJob(test)
    const reachOut = async (to: BuiltPerson) => send(owner, await openWith(owner, to), 'Join us', cardOf(job))
    const [answering, last] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await reachOut(answering)
    for (let n = 1; n < REQUESTS_PER_DAY; n += 1)
      expect((await reachOut(await aPersonWith(test, 'talent'))).statusCode).toBe(201)
    test.clock.advance(90 * 60_000)
    const rejected = await reachOut(last)
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, `${22.5 * 3600}`])
    expect(rejected.json().errors).toEqual({
      body: ['You have messaged many people who have not replied yet. Try again in 23 hours.'],
    })
    const invited = await aVerifiedTalent(test)
    await owner.visitor.post(invitationsOf(job.id), { talentId: invited.id, message: 'Join us in Oslo' })
    expect((await send(owner, await openWith(owner, invited), 'Hello')).statusCode).toBe(201)
    await send(answering, await openWith(answering, owner), 'Tell me more')
    expect((await reachOut(last)).statusCode).toBe(201)
    const another = await aVerifiedTalent(test)
    expect((await reachOut(another)).statusCode).toBe(429)
    test.clock.advance(23 * 3_600_000)
    expect((await reachOut(another)).statusCode).toBe(201)
  })
})

describe('a company writes freely', () => {
  it('to people it invited', async () => {
    const { owner, talent } = await anInvitation(test)
    const id = await openWith(owner, talent)
    expect(await show(owner, id)).toMatchObject({ needsJob: false })
    for (const body of ['Hello', 'One more thing']) expect((await send(owner, id, body)).statusCode).toBe(201)
  })

  it('to applicants, through any member', async () => {
    const { owner, talent, company } = await anApplicationConversation(test)
    const manager = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: manager.id, role: 'hiring_manager' })
    await talent.visitor.patch(privacy.change.path, { seeking: 'not_looking' })
    for (const from of [owner, manager]) {
      const id = await openWith(from, talent)
      for (const body of ['Hello', 'One more thing']) expect((await send(from, id, body)).statusCode).toBe(201)
    }
  })

  it('among its own members', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const colleague = await aPersonWith(test, 'talent', 'company')
    await addMember(test.platform.db, owner, company.id, { personId: colleague.id, role: 'recruiter' })
    const id = await openWith(owner, colleague)
    expect(await show(owner, id)).toMatchObject({ needsJob: false })
    expect((await send(owner, id, 'Lunch?')).statusCode).toBe(201)
  })
})

describe('a member behind a company’s name', () => {
  it('can be reached through it, and by their own name once they have written', async () => {
    const { owner, talent, id } = await anApplicationConversation(test)
    const stranger = await aVerifiedTalent(test)
    expect([(await ask(talent, owner.id)).statusCode, (await ask(stranger, owner.id)).statusCode]).toEqual([404, 404])
    await send(owner, id, 'Thank you')
    expect([(await ask(talent, owner.id)).statusCode, (await ask(stranger, owner.id)).statusCode]).toEqual([200, 404])
  })
})

describe('a person who writes to a company', () => {
  const toCompany = (from: BuiltPerson, companyId: string) =>
    from.visitor.post(chat.open.path, { kind: 'company', companyId })

  it('has one message until the hiring team answers, and one conversation with it', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const talent = await aVerifiedTalent(test)
    const { id } = (await toCompany(talent, company.id)).json()
    expect((await toCompany(talent, company.id)).json()).toMatchObject({ id, company: { name: company.name } })
    expect((await send(talent, id, 'Do you hire?')).statusCode).toBe(201)
    expect((await send(talent, id, 'Hello?')).statusCode).toBe(403)
    expect((await send(owner, id, 'We do')).statusCode).toBe(201)
    expect((await send(talent, id, 'Good')).statusCode).toBe(201)
  })

  it('finds no unverified company, and cannot be a member of its hiring team', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const unverified = await aCompany(test)
    expect((await toCompany(await aVerifiedTalent(test), unverified.company.id)).statusCode).toBe(404)
    expect((await toCompany(owner, company.id)).statusCode).toBe(403)
  })
})
