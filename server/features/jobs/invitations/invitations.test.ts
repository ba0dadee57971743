import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { changeOwnStatus, decideOnJob } from '#server/features/jobs/jobs/job-status.service.ts'
import { aCompleteJob, aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { updateOwnJob } from '#server/features/jobs/jobs/review/editing.service.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyInvitation, InvitationsPage } from '#shared/features/jobs/invitations/invitations.contract.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anInvitation, answerOf, invitationsOf, OWN } from './invitations.builder.ts'
import { expireOldInvitations } from './invitations.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const shelf = async (person: BuiltPerson, show = 'open') =>
  (await person.visitor.get(`${OWN}?show=${show}`)).json<InvitationsPage>()
const answer = (person: BuiltPerson, id: string, body: object) => person.visitor.post(answerOf(id), body)
const invite = (person: BuiltPerson, jobId: string, talent: BuiltPerson, headers = {}) =>
  person.visitor.post(invitationsOf(jobId), { talentId: talent.id, message: 'Join us' }, headers)
const withdraw = (person: BuiltPerson, id: string) => person.visitor.post(`/company/api/invitations/${id}/withdraw`)
const read = async (person: BuiltPerson, job: { id: string }) =>
  (await person.visitor.get(`/talent/api/jobs/${job.id}`)).statusCode
const askedAlready = { errors: { talentId: ['This person has already been invited to this job.'] } }
const mailTo = async (email: string, subject: RegExp) => {
  const find = () => test.mails.find((mail) => mail.to === email && subject.test(mail.subject))
  await expect.poll(find).toBeDefined()
  return find()
}

describe('inviting a person', () => {
  it('shows and emails the invitation once, however often it is sent', async () => {
    const { invitation, talent, job, owner } = await anInvitation(test)
    expect(invitation).toMatchObject({ status: 'sent', talent: { id: talent.id }, canWithdraw: true })
    const { items, totals } = await shelf(talent)
    expect(items).toMatchObject([
      {
        id: invitation.id,
        job: { id: job.id },
        isJobOpen: true,
        message: 'Join us in Oslo',
        senderName: 'Wanjiru Kamau',
      },
    ])
    expect(items[0]?.can.toSorted()).toEqual(['accept', 'decline', 'ignore', 'view'])
    expect(totals).toEqual({ open: 1, answered: 0, over: 0 })
    const mail = await mailTo(talent.email, /Halden Optics invites you to apply: Backend engineer/)
    expect(mail?.text).toContain('Join us in Oslo')
    expect(mail?.text).toContain('/jobs/invitations')
    expect((await talent.visitor.get(notificationList.list.path)).json().items).toMatchObject([
      { title: 'Halden Optics invites you to apply: Backend engineer' },
    ])
    expect((await invite(owner, job.id, talent)).json()).toMatchObject(askedAlready)

    const another = await aVerifiedTalent(test)
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2].map(() => invite(owner, job.id, another, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  })

  it('needs a job that states its pay, like any first message to a stranger', async () => {
    const talent = await aVerifiedTalent(test)
    const { job, owner } = await aPublishedJob(test, { pay: null })
    expect((await invite(owner, job.id, talent)).json()).toMatchObject({
      errors: { jobId: ['Choose an open job that states its pay.'] },
    })
  })

  it('needs a hiring role at a verified company, and an open job', async () => {
    const talent = await aVerifiedTalent(test)
    const { job, owner, company } = await aPublishedJob(test)
    const { owner: stranger } = await aVerifiedCompany(test)
    const interviewer = await aVerifiedTalent(test)
    await addMember(test.platform.db, owner, company.id, { personId: interviewer.id, role: 'interviewer' })
    const statusOf = async (person: BuiltPerson, jobId = job.id) => (await invite(person, jobId, talent)).statusCode
    expect(await statusOf(stranger)).toBe(404)
    expect(await statusOf(interviewer)).toBe(403)
    expect(await statusOf(await aVerifiedTalent(test))).toBe(403)
    expect(await statusOf(await aPersonWith(test, 'operator'))).toBe(403)
    const draft = await aDraft(test, {}, { owner, company })
    expect(await statusOf(owner, draft.job.id)).toBe(409)
    expect(await statusOf(owner)).toBe(201)
    // Other members of the company can only view.
    const seen = (person: BuiltPerson) => person.visitor.get(invitationsOf(job.id))
    expect((await seen(interviewer)).json()).toMatchObject({ items: [{ canWithdraw: false }] })
    expect((await seen(stranger)).statusCode).toBe(404)
    expect((await seen(talent)).statusCode).toBe(403)
  })

  it('does not reach people who hide from the company, block the sender, are unverified or are not talents', async () => {
    const { job, owner, company } = await aPublishedJob(test)
    const [hiding, blocking, resting] = [
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
      await aVerifiedTalent(test),
    ]
    await test.platform.db.execute(
      sql`insert into hidden_companies (person_id, company_id) values (${hiding.id}, ${company.id})`,
    )
    await test.platform.db.execute(
      sql`insert into blocked_people (id, person_id, blocked_id) values (${randomUUID()}, ${blocking.id}, ${owner.id})`,
    )
    const unreachable = [hiding, blocking, await anUnverifiedTalent(test), await aPersonWith(test, 'operator')]
    for (const person of unreachable) expect((await invite(owner, job.id, person)).statusCode).toBe(404)
    await test.platform.db.execute(
      sql`insert into person_preferences (person_id, seeking) values (${resting.id}, 'not_looking')`,
    )
    expect((await invite(owner, job.id, resting)).json()).toMatchObject({
      errors: { talentId: ['This person is not looking for work right now.'] },
    })
  })

  it('is limited to fifty open ones per job and twenty a day per sender', async () => {
    const { job, owner, company } = await aPublishedJob(test)
    const fill = async (count: number, senderId: string | null, jobId: string) => {
      for (let number = 0; number < count; number += 1) {
        const person = randomUUID()
        await test.platform.db.execute(sql`insert into people (id, name, called_name, email) values
          (${person}, 'x', 'x', ${`${person}@people.example`})`)
        await test.platform.db.execute(sql`insert into job_invitations (id, job_id, talent_id, sender_id, message, expires_at, created_at)
          values (${randomUUID()}, ${jobId}, ${person}, ${senderId}, 'x', now() + interval '14 days', ${test.clock.now().toISOString()}::timestamptz)`)
      }
    }
    const talent = await aVerifiedTalent(test)
    const { job: other } = await aPublishedJob(test)
    await fill(19, owner.id, other.id)
    const jobs = await Promise.all([1, 2, 3, 4].map(() => aPublishedJob(test, {}, { owner, company })))
    const sent = await Promise.all(jobs.map((one) => invite(owner, one.job.id, talent)))
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect((await invite(owner, job.id, talent)).json()).toMatchObject({
      errors: { talentId: ['You can invite up to 20 people a day. Continue tomorrow.'] },
    })
    await test.platform.db.execute(sql`update job_invitations set sender_id = null where sender_id = ${owner.id}`)
    await fill(50, null, job.id)
    expect((await invite(owner, job.id, talent)).json<{ errors: object }>().errors).toEqual({
      talentId: ['50 invitations to this job are awaiting a reply. Withdraw one, or wait.'],
    })
  })

  it('gives access to an invite-only job', async () => {
    const { talent, job, owner } = await anInvitation(test, { fields: { visibility: 'invite_only' } })
    const { owner: stranger } = await aVerifiedCompany(test)
    expect(await read(talent, job)).toBe(200)
    expect((await talent.visitor.get(`/talent/api/jobs/${job.id}`)).json()).toMatchObject({ isForInvited: true })
    expect(await read(owner, job)).toBe(200)
    expect(await read(await aPersonWith(test, 'operator'), job)).toBe(200)
    expect(await read(await aVerifiedTalent(test), job)).toBe(404)
    expect(await read(stranger, job)).toBe(404)
    expect((await test.visitor().get(`/shared/api/jobs/${job.id}`)).statusCode).toBe(404)
  })
})

describe('an invite-only job', () => {
  const forTheInvited = () => anInvitation(test, { fields: { visibility: 'invite_only' } })

  it('stays readable after accepting or ignoring the invitation', async () => {
    const accepted = await forTheInvited()
    await answer(accepted.talent, accepted.invitation.id, { event: 'accept' })
    expect(await read(accepted.talent, accepted.job)).toBe(200)
    const aside = await forTheInvited()
    await answer(aside.talent, aside.invitation.id, { event: 'ignore' })
    expect(await read(aside.talent, aside.job)).toBe(200)
  })

  it('is no longer readable after declining, withdrawal or expiry', async () => {
    const declined = await forTheInvited()
    expect((await shelf(declined.talent)).items).toMatchObject([{ job: { card: { id: declined.job.id } } }])
    const said = await answer(declined.talent, declined.invitation.id, { event: 'decline', reason: 'pay' })
    expect(said.json()).toMatchObject({ status: 'declined', job: { id: declined.job.id, card: null } })
    expect(await read(declined.talent, declined.job)).toBe(404)

    const withdrawn = await forTheInvited()
    await withdraw(withdrawn.owner, withdrawn.invitation.id)
    expect(await read(withdrawn.talent, withdrawn.job)).toBe(404)
    expect(await read(withdrawn.owner, withdrawn.job)).toBe(200)

    const late = await forTheInvited()
    test.clock.advance(14 * DAY + 1)
    await expireOldInvitations.work({}, test.platform)
    await late.talent.visitor.signIn(late.talent)
    expect(await read(late.talent, late.job)).toBe(404)
  })
})

describe('inviting again', () => {
  it('is possible once, after the company withdrew the first', async () => {
    const first = await anInvitation(test, { fields: { visibility: 'invite_only' } })
    const { owner, talent, job } = first
    await withdraw(owner, first.invitation.id)
    const again = await invite(owner, job.id, talent)
    expect(again.statusCode).toBe(201)
    expect(await read(talent, job)).toBe(200)
    expect((await shelf(talent)).totals).toEqual({ open: 1, answered: 0, over: 1 })
    await withdraw(owner, again.json<CompanyInvitation>().id)
    expect((await invite(owner, job.id, talent)).json()).toMatchObject(askedAlready)
  })

  it('is not possible after an answer or after it expired', async () => {
    const declined = await anInvitation(test)
    await answer(declined.talent, declined.invitation.id, { event: 'decline', reason: 'role' })
    expect((await invite(declined.owner, declined.job.id, declined.talent)).json()).toMatchObject(askedAlready)

    const late = await anInvitation(test)
    test.clock.advance(14 * DAY + 1)
    await expireOldInvitations.work({}, test.platform)
    await late.owner.visitor.signIn(late.owner)
    expect((await invite(late.owner, late.job.id, late.talent)).json()).toMatchObject(askedAlready)
  })
})

describe('answering an invitation', () => {
  it('accepts, and notifies the sender', async () => {
    const { invitation, talent, owner, job } = await anInvitation(test)
    expect((await answer(talent, invitation.id, { event: 'view' })).json()).toMatchObject({ status: 'viewed' })
    expect((await answer(talent, invitation.id, { event: 'accept' })).json()).toMatchObject({
      status: 'accepted',
      can: [],
    })
    expect((await answer(talent, invitation.id, { event: 'accept' })).statusCode).toBe(409)
    expect((await shelf(talent, 'answered')).totals).toEqual({ open: 0, answered: 1, over: 0 })
    await mailTo(owner.email, /Wanjiru Kamau accepted your invitation to Backend engineer/)
    const { items } = (await owner.visitor.get(invitationsOf(job.id))).json<{ items: CompanyInvitation[] }>()
    expect(items).toMatchObject([{ status: 'accepted', canWithdraw: false }])
  })

  it('declines with a reason, which is required', async () => {
    const { invitation, talent, owner } = await anInvitation(test)
    expect((await answer(talent, invitation.id, { event: 'decline' })).json()).toMatchObject({
      errors: { reason: ['Choose the closest reason. It helps the company.'] },
    })
    const declined = await answer(talent, invitation.id, { event: 'decline', reason: 'pay', note: 'Too far below' })
    expect(declined.json()).toMatchObject({ status: 'declined', declineReason: 'pay', declineNote: 'Too far below' })
    const mail = await mailTo(owner.email, /declined your invitation/)
    expect(mail?.text).toContain('Too far below')
  })

  it('ignores it without telling the company, and can still accept', async () => {
    const { invitation, talent, owner, job } = await anInvitation(test)
    expect((await answer(talent, invitation.id, { event: 'ignore' })).json()).toMatchObject({ status: 'ignored' })
    const { items } = (await owner.visitor.get(invitationsOf(job.id))).json<{ items: CompanyInvitation[] }>()
    expect(items).toMatchObject([{ status: 'viewed' }])
    expect((await answer(talent, invitation.id, { event: 'accept' })).statusCode).toBe(200)
  })

  it('is possible for the invited person only', async () => {
    const { invitation, owner } = await anInvitation(test)
    for (const other of [await aVerifiedTalent(test), owner, await aPersonWith(test, 'operator')])
      expect((await answer(other, invitation.id, { event: 'accept' })).statusCode).toBe(404)
    expect((await test.visitor().get(OWN)).statusCode).toBe(401)
  })

  it('has to wait while the job is in review, accepting as well as declining', async () => {
    const { invitation, talent, job, owner } = await anInvitation(test)
    const { db, clock } = test.platform
    const viewer = { id: owner.id, roles: ['company' as const] }
    const { updatedAt } = await updateOwnJob(db, clock, viewer, job.id, aCompleteJob({ title: 'Another offer' }))
    expect((await shelf(talent)).items).toMatchObject([
      { isJobOpen: false, isJobInReview: true, can: ['view', 'ignore'] },
    ])
    for (const body of [{ event: 'accept' }, { event: 'decline', reason: 'role' }])
      expect((await answer(talent, invitation.id, body)).json()).toMatchObject({
        errors: {
          event: ['The company changed this job and it is under review. You can reply once the review is done.'],
        },
      })
    const operator = { id: newId(), roles: ['operator' as const] }
    await decideOnJob(db, clock, operator, job.id, { event: 'approve', updatedAt })
    expect((await shelf(talent)).items).toMatchObject([{ status: 'sent', isJobOpen: true, isJobInReview: false }])
    expect((await answer(talent, invitation.id, { event: 'accept' })).json()).toMatchObject({ status: 'accepted' })
  })

  it('is too late once it is withdrawn, expired, or the job is closed', async () => {
    const withdrawn = await anInvitation(test)
    const { owner: stranger } = await aVerifiedCompany(test)
    expect((await withdraw(stranger, withdrawn.invitation.id)).statusCode).toBe(404)
    expect((await withdraw(withdrawn.owner, withdrawn.invitation.id)).json()).toMatchObject({ status: 'withdrawn' })
    expect((await answer(withdrawn.talent, withdrawn.invitation.id, { event: 'accept' })).statusCode).toBe(409)

    const closed = await anInvitation(test)
    const { db, clock } = test.platform
    const viewer = { id: closed.owner.id, roles: ['company' as const] }
    await changeOwnStatus(db, clock, viewer, closed.job.id, { event: 'close', closeReason: 'filled' })
    expect((await shelf(closed.talent)).items).toMatchObject([{ isJobOpen: false, can: ['view', 'ignore', 'decline'] }])
    expect((await answer(closed.talent, closed.invitation.id, { event: 'accept' })).statusCode).toBe(409)

    const late = await anInvitation(test)
    test.clock.advance(14 * DAY + 1)
    expect((await answer(late.talent, late.invitation.id, { event: 'accept' })).statusCode).toBe(409)
    await expireOldInvitations.work({}, test.platform)
    expect((await shelf(late.talent, 'over')).items).toMatchObject([{ status: 'expired', can: [] }])
    const { rows } = await db.execute(
      sql`select event, actor_role as role from job_invitation_events where subject_id = ${late.invitation.id}`,
    )
    expect(rows).toEqual([{ event: 'expire', role: 'system' }])
  })
})
