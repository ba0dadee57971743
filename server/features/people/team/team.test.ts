import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import {
  type ReceivedInvitation,
  type Team,
  type TeamInvitation,
  teams,
} from '#shared/features/people/team/team.contract.ts'
import { INVITATION_DAYS, MAX_TEAM_SIZE_UNVERIFIED } from '#shared/features/people/team/team-limits.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aMember, aTeamInvitation, invitationsPath } from './team.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Visiting = { visitor: ReturnType<TestApp['visitor']> }
const teamOf = async ({ visitor }: Visiting) => (await visitor.get(teams.show.path)).json<Team>()
const memberPath = (company: { id: string }, person: { id: string }) =>
  companies.removeMember.path.replace(':companyId', company.id).replace(':personId', person.id)
const ownerPath = ({ id }: { id: string }) => teams.handOver.path.replace(':companyId', id)
const receive = ({ visitor }: Visiting, token: string) => visitor.get(`${teams.received.path}?token=${token}`)
const accept = ({ visitor }: Visiting, token: string) => visitor.post(teams.accept.path, { token })

async function mailedToken(to: string): Promise<string> {
  const mail = await vi.waitUntil(() => test.mails.findLast((one) => one.to === to))
  return /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
}

describe('an invitation', () => {
  it('brings somebody with an account into the company, once, and makes it their current one', async () => {
    const { owner, company } = await aVerifiedCompany(test, { name: 'Polder Systems' })
    await aTeamInvitation(owner, company, { email: 'Mika@Polder.example', role: 'interviewer' })
    const token = await mailedToken('mika@polder.example')
    const guest = { visitor: test.visitor() }
    expect((await receive(guest, token)).json<ReceivedInvitation>()).toMatchObject({
      company: { name: 'Polder Systems' },
      role: 'interviewer',
      state: 'open',
    })
    expect((await accept(guest, token)).statusCode).toBe(401)
    const mika = await aVerifiedTalent(test)
    expect((await accept(mika, token)).json()).toMatchObject({ id: company.id, role: 'interviewer' })
    expect((await accept(mika, token)).statusCode).toBe(200)
    expect((await teamOf(mika)).members.find(({ isYou }) => isYou)).toMatchObject({ role: 'interviewer' })
    const other = await aVerifiedTalent(test)
    expect((await accept(other, token)).json<ErrorBody>().code).toBe('link_used')
  })

  it('ends after a week, when it is withdrawn, or when a new link is sent', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const talent = await aVerifiedTalent(test)
    const email = 'late@people.example'
    const { id } = await aTeamInvitation(owner, company, { email })
    const first = await mailedToken(email)
    test.mails.length = 0
    expect((await owner.visitor.post(`${invitationsPath(company)}/${id}/resend`)).statusCode).toBe(200)
    const second = await mailedToken(email)
    expect((await accept(talent, first)).statusCode).toBe(410)
    test.clock.advance(INVITATION_DAYS * DAY)
    expect((await receive(talent, second)).json()).toMatchObject({ state: 'expired' })
    await owner.visitor.signIn(owner)
    await talent.visitor.signIn(talent)
    expect((await accept(talent, second)).json<ErrorBody>().code).toBe('link_expired')
    expect((await owner.visitor.delete(`${invitationsPath(company)}/${id}`)).statusCode).toBe(204)
    expect((await receive(talent, second)).statusCode).toBe(410)
  })

  it('says that the company is not verified yet', async () => {
    const open = async (given: Awaited<ReturnType<typeof aCompany>>, email: string) => {
      await aTeamInvitation(given.owner, given.company, { email })
      const token = await mailedToken(email)
      const { company } = (await receive({ visitor: test.visitor() }, token)).json<ReceivedInvitation>()
      const text = test.mails.findLast(({ to }) => to === email)?.text ?? ''
      return { isVerified: company.isVerified, isWarned: text.includes('has not verified yet') }
    }
    const unverified = await open(await aCompany(test, { name: 'Known Name' }), 'one@people.example')
    expect(unverified).toEqual({ isVerified: false, isWarned: true })
    const verified = await open(await aVerifiedCompany(test), 'two@people.example')
    expect(verified).toEqual({ isVerified: true, isWarned: false })
  })

  it('is one per address: inviting again changes the role', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    await aTeamInvitation(owner, company, { role: 'viewer' })
    await aTeamInvitation(owner, company, { role: 'admin' })
    expect((await teamOf(owner)).invitations.map(({ role }: TeamInvitation) => role)).toEqual(['admin'])
  })

  it('is rejected for members, for roles above one’s own, and beyond the size of the team', async () => {
    const { owner, company } = await aCompany(test)
    const admin = await aMember(test, owner, company, 'admin')
    const path = invitationsPath(company)
    const toMember = await owner.visitor.post(path, { email: admin.email, role: 'viewer' })
    expect(toMember.json<ErrorBody>().errors).toHaveProperty('email')
    expect((await admin.visitor.post(path, { email: 'a@b.example', role: 'owner' })).statusCode).toBe(403)
    for (let place = 2; place < MAX_TEAM_SIZE_UNVERIFIED; place += 1)
      await aTeamInvitation(owner, company, { email: `p${place}@people.example` })
    const full = await owner.visitor.post(path, { email: 'one@more.example', role: 'viewer' })
    expect(full.json<ErrorBody>().errors?.['email']?.[0]).toContain('verified')
  })
})

describe('roles', () => {
  it('are given by owners and admins, and only owners change owners', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const admin = await aMember(test, owner, company, 'admin')
    const viewer = await aMember(test, owner, company, 'viewer')
    const give = (by: Visiting, to: { id: string }, role: string) => by.visitor.put(memberPath(company, to), { role })
    expect((await give(viewer, viewer, 'admin')).statusCode).toBe(403)
    expect((await give(admin, viewer, 'recruiter')).statusCode).toBe(204)
    expect((await give(admin, admin, 'owner')).statusCode).toBe(403)
    expect((await give(admin, owner, 'viewer')).statusCode).toBe(403)
    // The company would have no owner left.
    expect((await give(owner, owner, 'admin')).statusCode).toBe(403)
    const seen = (await teamOf(admin)).members.map(({ role, can }) => ({ role, roles: can.roles.length }))
    expect(seen).toEqual([
      { role: 'owner', roles: 0 },
      { role: 'admin', roles: 4 },
      { role: 'recruiter', roles: 4 },
    ])
  })

  it('of the owner is handed over', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const heir = await aMember(test, owner, company, 'recruiter')
    const stranger = await aVerifiedTalent(test)
    expect((await heir.visitor.post(ownerPath(company), { personId: heir.id })).statusCode).toBe(403)
    expect((await owner.visitor.post(ownerPath(company), { personId: stranger.id })).statusCode).toBe(422)
    expect((await owner.visitor.post(ownerPath(company), { personId: heir.id })).statusCode).toBe(204)
    expect((await teamOf(owner)).members.map(({ role }) => role).toSorted()).toEqual(['admin', 'owner'])
  })

  it('keep addresses and invitations to those who manage the team', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const viewer = await aMember(test, owner, company, 'viewer')
    await aTeamInvitation(owner, company)
    const team = await teamOf(viewer)
    expect(team).toMatchObject({ invitations: [], canInviteTo: [] })
    expect(team.members.map(({ email, isYou }) => isYou || email === null)).toEqual([true, true])
  })
})

describe('a member who leaves', () => {
  it('loses the workspace at once, and the last owner cannot leave', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const both = await aPerson(test, { roles: ['talent', 'company'] })
    await aTeamInvitation(owner, company, { email: 'both@people.example', role: 'recruiter' })
    await accept(both, await mailedToken('both@people.example'))
    expect((await both.visitor.get(teams.show.path)).statusCode).toBe(200)
    expect((await owner.visitor.delete(memberPath(company, owner))).statusCode).toBe(403)
    expect((await both.visitor.delete(memberPath(company, both))).statusCode).toBe(204)
    expect((await both.visitor.get(teams.show.path)).statusCode).toBe(403)
    expect((await both.visitor.get('/api/user')).json()).toMatchObject({ roles: ['talent'] })
  })

  it('leaves one owner behind when two leave at the same time', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const second = await aMember(test, owner, company, 'owner')
    const answers = await Promise.all([owner, second].map((one) => one.visitor.delete(memberPath(company, one))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 403])
  })
})
