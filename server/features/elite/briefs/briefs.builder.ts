// Builds briefs for tests, through the API. Members are approved without a review.

import { sql } from 'drizzle-orm'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { OwnBrief } from '#shared/features/elite/briefs/briefs.contract.ts'
import type { CompanyBrief } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { aPreparedApplication, expectOk } from '../elite/elite.builder.ts'

export const OWN_BRIEFS = '/talent/api/elite/briefs'
export const COMPANY_BRIEFS = '/company/api/briefs'
export const ownBriefAt = (id: string, rest = '') => `${OWN_BRIEFS}/${id}${rest}`
export const briefAt = (id: string, rest = '') => `${COMPANY_BRIEFS}/${id}${rest}`
export const interestAt = (id: string) => `/company/api/brief-interests/${id}/status`

export const aBriefText = {
  title: 'Payouts to five more countries',
  summary: 'Connect our payout service to local banks in five more countries.',
  scope: 'You design and build the connectors together with two of our engineers, and hand them over with tests.',
  deliverables: ['Connectors for five countries', 'A runbook'],
  skills: ['go'],
  team: 'Two engineers in Oslo and a product manager in Lisbon.',
  startsOn: '2030-01-07',
  weeks: 12,
  hoursPerWeek: 20,
  timeZone: 'Africa/Nairobi',
  rateType: 'hourly',
  budgetMin: 70,
  budgetMax: 95,
  currency: 'USD',
}

export const aProposal = { rate: 85, startsOn: '2030-01-14', hoursPerWeek: 20, note: 'I built two of these.' }

/** Approved, and claims the skill that briefs of tests ask for. */
export async function anEliteMember(test: TestApp): Promise<BuiltPerson> {
  const { db } = test.platform
  const member = await aPreparedApplication(test)
  await db.execute(sql`update elite_applications set status = 'active' where person_id = ${member.id}`)
  await db.execute(sql`update people set time_zone = 'Africa/Nairobi' where id = ${member.id}`)
  await db.execute(
    sql`insert into talent_profiles (person_id, updated_at) values (${member.id}, now()) on conflict do nothing`,
  )
  await db.execute(
    sql`insert into talent_skills (person_id, skill, level, position) values (${member.id}, 'go', 4, 0) on conflict do nothing`,
  )
  return member
}

export async function aDraftBrief(owner: BuiltPerson, given: object = {}): Promise<CompanyBrief> {
  const answer = await expectOk(owner.visitor.post(COMPANY_BRIEFS, { ...aBriefText, ...given }))
  return answer.json<CompanyBrief>()
}

type Employer = Awaited<ReturnType<typeof aVerifiedCompany>>

/** Published, and matched with one member of its own. */
export async function anOpenBrief(test: TestApp, given: object = {}, by?: Pick<Employer, 'owner' | 'company'>) {
  const member = await anEliteMember(test)
  const { owner, company } = by ?? (await aVerifiedCompany(test))
  const { id } = await aDraftBrief(owner, given)
  const brief = (await expectOk(owner.visitor.post(briefAt(id, '/status'), { event: 'publish' }))).json<CompanyBrief>()
  return { brief, member, owner, company }
}

export const showToCompany = async (owner: BuiltPerson, id: string): Promise<CompanyBrief> =>
  (await expectOk(owner.visitor.get(briefAt(id)))).json<CompanyBrief>()

export const showToMember = async (member: BuiltPerson, id: string): Promise<OwnBrief> =>
  (await expectOk(member.visitor.get(ownBriefAt(id)))).json<OwnBrief>()

export const interestOf = async (owner: BuiltPerson, briefId: string, member: BuiltPerson) =>
  (await showToCompany(owner, briefId)).interests.find((one) => one.member?.id === member.id)

/** The member has proposed terms. */
export async function aProposedBrief(test: TestApp, given: object = {}, by?: Pick<Employer, 'owner' | 'company'>) {
  const built = await anOpenBrief(test, given, by)
  await expectOk(built.member.visitor.put(ownBriefAt(built.brief.id, '/proposal'), aProposal))
  const interest = await interestOf(built.owner, built.brief.id, built.member)
  if (!interest) throw new Error('the proposal is missing')
  return { ...built, interest }
}

export async function askAbout(member: BuiltPerson, owner: BuiltPerson, briefId: string): Promise<string> {
  await expectOk(member.visitor.post(ownBriefAt(briefId, '/questions'), { question: 'Which banks are these?' }))
  return (await showToCompany(owner, briefId)).questions[0]?.id ?? ''
}
