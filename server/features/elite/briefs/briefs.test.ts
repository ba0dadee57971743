import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MIN_SHORTLIST } from '#shared/features/elite/briefs/brief-limits.ts'
import type { OwnBriefRow } from '#shared/features/elite/briefs/briefs.contract.ts'
import type { CompanyBrief, CompanyBriefRow } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { eliteAt, expectOk } from '../elite/elite.builder.ts'
import {
  aBriefText,
  aDraftBrief,
  anEliteMember,
  anOpenBrief,
  aProposal,
  aProposedBrief,
  briefAt,
  COMPANY_BRIEFS,
  interestAt,
  interestOf,
  OWN_BRIEFS,
  ownBriefAt,
  showToCompany,
  showToMember,
} from './briefs.builder.ts'
import { endUnanswered } from './lifecycle/upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

const newsOf = async ({ visitor }: BuiltPerson): Promise<string[]> => {
  const answer = await visitor.get('/shared/api/notifications')
  return answer.json<{ items: { title: string }[] }>().items.map(({ title }) => title)
}

const messageOf = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message

describe('writing a brief', () => {
  it('is a draft that only the company sees, and can be changed', async () => {
    const member = await anEliteMember(test)
    const { owner } = await aVerifiedCompany(test)
    const draft = await aDraftBrief(owner)
    expect(draft).toMatchObject({ status: 'draft', interests: [], canEdit: true, can: ['publish', 'cancel'] })
    await expectOk(owner.visitor.put(briefAt(draft.id), { ...aBriefText, title: 'Payouts to six more countries' }))
    expect((await showToCompany(owner, draft.id)).title).toBe('Payouts to six more countries')
    expect((await member.visitor.get(ownBriefAt(draft.id))).statusCode).toBe(404)
    expect((await owner.visitor.get(COMPANY_BRIEFS)).json<Page<CompanyBriefRow>>().items).toMatchObject([
      { id: draft.id, matched: 0 },
    ])
  })

  it('names every field that is wrong', async () => {
    const { owner } = await aVerifiedCompany(test)
    const wrong = { ...aBriefText, title: 'X', budgetMin: 100, budgetMax: 50, timeZone: 'Mars/Base' }
    const answer = await owner.visitor.post(COMPANY_BRIEFS, wrong)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(expect.arrayContaining(['title', 'timeZone']))
    for (const [field, value] of [
      ['budgetMax', 50],
      ['skills', ['juggling']],
      ['startsOn', '2020-01-01'],
    ] as const) {
      const one = await owner.visitor.post(COMPANY_BRIEFS, { ...aBriefText, [field]: value })
      expect(Object.keys(one.json<{ errors: object }>().errors)).toEqual([field])
    }
  })

  it('is published by verified companies only, once, and then stays as it is', async () => {
    const { owner } = await aCompany(test)
    const { id } = await aDraftBrief(owner)
    expect((await owner.visitor.post(briefAt(id, '/status'), { event: 'publish' })).statusCode).toBe(403)
    const { brief, member, owner: verified } = await anOpenBrief(test)
    await expectOk(verified.visitor.post(briefAt(brief.id, '/status'), { event: 'publish' }))
    expect((await newsOf(member)).filter((title) => title.includes(brief.title))).toHaveLength(1)
    expect((await verified.visitor.put(briefAt(brief.id), aBriefText)).statusCode).toBe(409)
  })
})

describe('matching', () => {
  it('tells members why, and keeps them anonymous until they reply', async () => {
    const { brief, member, owner, company } = await anOpenBrief(test)
    const own = (await member.visitor.get(OWN_BRIEFS)).json<Page<OwnBriefRow> & { isMember: boolean }>()
    expect(own).toMatchObject({ isMember: true })
    expect(own.items.find(({ id }) => id === brief.id)).toMatchObject({
      company: { name: company.name },
      status: 'offered',
      match: { claimed: [{ slug: 'go', name: 'Go' }], isWithinRate: true, isAvailable: true },
    })
    const text = JSON.stringify(await showToCompany(owner, brief.id))
    expect(text).not.toContain(member.id)
    expect(text).toContain('"slug":"go"')
  })

  it('leaves out members who paused, avoid the company or hide from it', async () => {
    const [paused, hidden] = [await anEliteMember(test), await anEliteMember(test)]
    await expectOk(paused.visitor.put(eliteAt('/membership'), { isPaused: true }))
    const { owner, company } = await aVerifiedCompany(test)
    await expectOk(hidden.visitor.put(`/shared/api/settings/hidden-companies/${company.id}`))
    const { id } = await aDraftBrief(owner)
    await expectOk(owner.visitor.post(briefAt(id, '/status'), { event: 'publish' }))
    for (const one of [paused, hidden]) expect((await one.visitor.get(ownBriefAt(id))).statusCode).toBe(404)
  })

  it('shows people who are not members an empty list', async () => {
    const talent = await aVerifiedTalent(test)
    expect((await talent.visitor.get(OWN_BRIEFS)).json()).toMatchObject({ items: [], isMember: false })
  })
})

describe('replying', () => {
  it('takes a proposal, which can be changed until the company acts on it', async () => {
    const { brief, member, owner, interest } = await aProposedBrief(test)
    expect(interest).toMatchObject({ status: 'interested', proposal: aProposal, can: ['shortlist', 'pass_over'] })
    await expectOk(member.visitor.put(ownBriefAt(brief.id, '/proposal'), { ...aProposal, rate: 90 }))
    expect((await interestOf(owner, brief.id, member))?.proposal?.rate).toBe(90)
    await expectOk(owner.visitor.post(interestAt(interest.id), { event: 'shortlist' }))
    const late = await member.visitor.put(ownBriefAt(brief.id, '/proposal'), aProposal)
    expect(late.statusCode).toBe(409)
    expect(messageOf(late)).toBe('You can no longer send or change a proposal for this brief.')
    expect((await newsOf(owner)).filter((title) => title.includes('interested'))).toHaveLength(1)
  })

  it('is declined without a name, at any time before the outcome', async () => {
    const { brief, member, owner } = await aProposedBrief(test)
    for (let press = 0; press < 2; press += 1)
      await expectOk(member.visitor.post(ownBriefAt(brief.id, '/decline'), { reason: 'busy' }))
    const seen = await showToCompany(owner, brief.id)
    expect(seen.declines).toEqual([{ reason: 'busy', count: 1 }])
    expect(JSON.stringify(seen)).not.toContain(member.id)
    expect((await member.visitor.put(ownBriefAt(brief.id, '/proposal'), aProposal)).statusCode).toBe(409)
  })

  it('ends with the deadline', async () => {
    const { brief, member } = await anOpenBrief(test)
    const now = test.platform.clock.now()
    await test.platform.db.execute(
      sql`update brief_interests set reply_by = ${now.toISOString()} where brief_id = ${brief.id}`,
    )
    const late = await member.visitor.put(ownBriefAt(brief.id, '/proposal'), aProposal)
    expect(late.statusCode, 'also before the scheduled work has run').toBe(409)
    const later = new Date(now.getTime() + 3 * DAY)
    await endUnanswered({ ...test.platform, clock: { ...test.platform.clock, now: () => later } })
    expect(await showToMember(member, brief.id)).toMatchObject({ status: 'no_reply', can: { propose: false } })
  })

  it('answers questions for everybody without saying who asked', async () => {
    const other = await anEliteMember(test)
    const { brief, member, owner } = await anOpenBrief(test)
    await expectOk(member.visitor.post(ownBriefAt(brief.id, '/questions'), { question: 'Which banks are these?' }))
    expect((await showToMember(other, brief.id)).questions).toEqual([])
    const [question] = (await showToCompany(owner, brief.id)).questions
    await expectOk(owner.visitor.put(`/company/api/brief-questions/${question?.id}`, { answer: 'Five local ones.' }))
    expect((await showToMember(other, brief.id)).questions).toMatchObject([
      { answer: 'Five local ones.', isOwn: false },
    ])
    expect(JSON.stringify(await showToCompany(owner, brief.id))).not.toContain(member.id)
    expect(await newsOf(member)).toEqual(expect.arrayContaining([expect.stringContaining('answered your question')]))
  })
})

describe('choosing', () => {
  it('goes from the shortlist to the award, and tells everybody', async () => {
    const other = await anEliteMember(test)
    const { brief, member, owner, interest } = await aProposedBrief(test)
    const early = await owner.visitor.post(interestAt(interest.id), { event: 'select' })
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'Shortlist this member first.'])
    const step = async (event: string) =>
      (await expectOk(owner.visitor.post(interestAt(interest.id), { event }))).json<CompanyBrief>()
    expect((await step('shortlist')).status).toBe('shortlisting')
    // A double click.
    expect((await step('shortlist')).status).toBe('shortlisting')
    expect((await step('interview')).status).toBe('interviewing')
    const { conversationId } = await showToMember(member, brief.id)
    await expectOk(member.visitor.get(`/shared/api/conversations/${conversationId}`))
    expect((await step('select')).status).toBe('awarded')
    expect(await showToMember(member, brief.id)).toMatchObject({ status: 'selected', can: { decline: false } })
    expect(await showToMember(other, brief.id)).toMatchObject({ status: 'not_selected', outcomeReason: 'filled' })
    expect(await newsOf(other)).toEqual(expect.arrayContaining([expect.stringContaining('chose somebody else')]))
    expect((await owner.visitor.post(briefAt(brief.id, '/status'), { event: 'cancel' })).statusCode).toBe(409)
  })

  it('shortlists no more members than the brief allows', async () => {
    const { brief, owner, interest } = await aProposedBrief(test)
    const others = await Promise.all(Array.from({ length: MIN_SHORTLIST }, () => aVerifiedTalent(test)))
    for (const { id } of others)
      await test.platform.db.execute(sql`insert into brief_interests
        (id, brief_id, person_id, status, match, score, reply_by)
        values (${newId()}, ${brief.id}, ${id}, 'shortlisted', '{"proven":[],"claimed":[]}', 1, now())`)
    const late = await owner.visitor.post(interestAt(interest.id), { event: 'shortlist' })
    expect([late.statusCode, messageOf(late)]).toEqual([409, 'Your shortlist is full. Turn somebody down first.'])
  })

  it('turns somebody down with a reason they read', async () => {
    const { brief, member, owner, interest } = await aProposedBrief(test)
    expect((await owner.visitor.post(interestAt(interest.id), { event: 'pass_over' })).statusCode).toBe(422)
    const body = { event: 'pass_over', reason: 'availability', note: 'We need somebody in January.' }
    await expectOk(owner.visitor.post(interestAt(interest.id), body))
    expect(await showToMember(member, brief.id)).toMatchObject({
      outcomeReason: 'availability',
      outcomeNote: 'We need somebody in January.',
    })
  })

  it('is over when the brief is cancelled', async () => {
    const { brief, member, owner, interest } = await aProposedBrief(test)
    await expectOk(owner.visitor.post(briefAt(brief.id, '/status'), { event: 'cancel' }))
    expect(await showToMember(member, brief.id)).toMatchObject({ outcomeReason: 'cancelled', can: { ask: false } })
    const late = await owner.visitor.post(interestAt(interest.id), { event: 'shortlist' })
    expect([late.statusCode, messageOf(late)]).toEqual([409, 'This brief is no longer open.'])
    const past = (await owner.visitor.get(`${COMPANY_BRIEFS}?show=past`)).json<Page<CompanyBriefRow>>()
    expect(past.items).toMatchObject([{ id: brief.id, status: 'cancelled' }])
  })

  it.each([
    ['award', 'open'],
    ['cancel', 'past'],
  ])('keeps those who never replied anonymous after the %s', async (end, shelf) => {
    const silent = await anEliteMember(test)
    const { brief, member, owner, interest } = await aProposedBrief(test)
    if (end === 'cancel') await expectOk(owner.visitor.post(briefAt(brief.id, '/status'), { event: 'cancel' }))
    else
      for (const event of ['shortlist', 'select'])
        await expectOk(owner.visitor.post(interestAt(interest.id), { event }))
    expect(await showToMember(silent, brief.id)).toMatchObject({ status: 'not_selected' })
    const text = JSON.stringify(await showToCompany(owner, brief.id))
    expect(text).toContain(member.id)
    expect(text).not.toContain(silent.id)
    const rows = (await owner.visitor.get(`${COMPANY_BRIEFS}?show=${shelf}`)).json<Page<CompanyBriefRow>>().items
    expect(rows).toMatchObject([{ id: brief.id, replied: 1 }])
  })

  it('is the business of the hiring team', async () => {
    const { brief, owner, company, interest } = await aProposedBrief(test)
    const viewer = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: viewer.id, role: 'viewer' })
    expect(await showToCompany(viewer, brief.id)).toMatchObject({ can: [], canEdit: false })
    expect((await viewer.visitor.post(interestAt(interest.id), { event: 'shortlist' })).statusCode).toBe(403)
    const [stranger, operator] = [await aVerifiedCompany(test), await aPersonWith(test, 'operator')]
    expect((await stranger.owner.visitor.get(briefAt(brief.id))).statusCode).toBe(404)
    expect((await stranger.owner.visitor.post(interestAt(interest.id), { event: 'shortlist' })).statusCode).toBe(404)
    expect((await operator.visitor.get(ownBriefAt(brief.id))).statusCode).toBe(404)
    expect((await test.visitor().get(ownBriefAt(brief.id))).statusCode).toBe(401)
  })
})
