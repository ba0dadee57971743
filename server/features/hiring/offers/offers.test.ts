import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OfferContext } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import {
  aDraftOffer,
  aSentOffer,
  COMPANY_OFFERS,
  countersign,
  OWN_OFFERS,
  readAsCompany,
  readOwn,
  sign,
  someTerms,
  step,
} from './offers.builder.ts'
import { type SignatureRow, selectVersions, updateOffer } from './offers.queries.ts'
import { offerSignatures, offers } from './offers.tables.ts'
import { completeOffer } from './signing/sealing.service.ts'
import { sealSignature } from './signing/signatures.service.ts'
import { runOfferUpkeep } from './upkeep/upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  // The jobs are run by hand, so that each test knows when.
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

async function statusOf(id: string): Promise<string | undefined> {
  const { rows } = await test.platform.db.execute<{ status: string }>(
    `select status from applications where id = '${id}'`,
  )
  return rows[0]?.status
}
const signaturesOf = async (id: string) =>
  (await test.platform.db.select().from(offerSignatures)).filter(({ offerId }) => offerId === id)

async function hashOver(id: string, previous: string, signature?: SignatureRow): Promise<string | undefined> {
  if (!signature) return undefined
  const [version] = await selectVersions(test.platform.db, [id])
  const { role, createdAt: at } = signature
  return sealSignature({ previous, hash: version?.hash ?? '', role, given: signature, at }).chainHash
}

async function titlesFor(personId: string): Promise<string[]> {
  const { rows } = await test.platform.db.execute<{ event: string; how: string }>(
    `select event, values ->> 'how' as how from notifications where person_id = '${personId}' order by id`,
  )
  return rows.map(({ event, how }) => `${event} ${how}`)
}

describe('drafting and approval', () => {
  it('starts with what the job says, and one offer per applicant', async () => {
    const { id, owner } = await anApplication(test)
    const context = (await owner.visitor.get(`/company/api/applications/${id}/offer-context`)).json<OfferContext>()
    expect(context).toMatchObject({
      suggested: { title: 'Backend engineer', amount: 80_000_00, currency: 'EUR', period: 'year' },
      approvers: [{ id: owner.id }],
      liveOfferId: null,
    })
    const draft = { terms: someTerms(), answerDays: 7, approverId: owner.id }
    const path = `/company/api/applications/${id}/offers`
    expect((await owner.visitor.post(path, draft)).statusCode).toBe(201)
    const again = await owner.visitor.post(path, draft)
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toContain('already has an offer')
  })

  it('names every error beside its field', async () => {
    const { owner, talent, answer } = await aDraftOffer(test)
    const { id, applicationId } = answer.json()
    const edit = (change: object) => owner.visitor.put(`${COMPANY_OFFERS}/${id}`, change)
    const draft = { terms: someTerms(), answerDays: 7, approverId: owner.id }
    const errorsOf = async (change: object) => Object.keys((await edit({ ...draft, ...change })).json().errors ?? {})
    expect(await errorsOf({ answerDays: 2 })).toEqual(['answerDays'])
    expect(await errorsOf({ approverId: talent.id })).toEqual(['approverId'])
    expect(await errorsOf({ terms: someTerms({ endOn: '2026-12-01' }) })).toEqual(['terms.endOn'])
    expect(await errorsOf({ terms: someTerms({ letter: ' ' }) })).toEqual(['terms.letter'])
    const wage = await errorsOf({ terms: someTerms({ amount: 0 }) })
    expect(wage).toEqual(['terms.amount'])
    expect((await edit(draft)).json()).toMatchObject({ applicationId, status: 'draft' })
  })

  it('needs another pair of eyes if there is one', async () => {
    const { id, owner, company, talent } = await aDraftOffer(test)
    const manager = await aMember(test, owner, company, 'hiring_manager')
    const recruiter = await aMember(test, owner, company, 'recruiter')
    const viewer = await aMember(test, owner, company, 'viewer')
    expect((await step(owner, id, 'send')).statusCode).toBe(409)
    expect((await step(owner, id, 'submit')).json().status).toBe('pending_approval')
    expect((await step(owner, id, 'approve')).statusCode).toBe(403)
    expect((await step(recruiter, id, 'approve')).statusCode).toBe(403)
    expect((await viewer.visitor.get(`${COMPANY_OFFERS}/${id}`)).statusCode).toBe(403)
    const returned = (await step(manager, id, 'return', 'A start in February, please')).json()
    expect(returned).toMatchObject({ status: 'draft', returnNote: 'A start in February, please' })
    await step(owner, id, 'submit')
    expect((await step(manager, id, 'approve')).json().status).toBe('approved')
    expect((await talent.visitor.get(`${OWN_OFFERS}/${id}`)).statusCode).toBe(404)
    expect((await step(recruiter, id, 'send')).json().status).toBe('sent')
    expect(await titlesFor(talent.id)).toContain('offer_received new')
    expect(await titlesFor(owner.id)).toContain('offer_approval approved')
  })
})

describe('what the talent sees', () => {
  it('ends at midnight of their own day, and says what it is worth in their currency', async () => {
    const talent = await aVerifiedTalent(test)
    await test.platform.db.execute(
      `update people set time_zone = 'Pacific/Auckland', currency = 'KES' where id = '${talent.id}'`,
    )
    const { id, applicationId } = await aSentOffer(test, { talent })
    expect(await statusOf(applicationId)).toBe('offer')
    const offer = await readOwn(talent, id)
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' })
    expect(clock.format(Date.parse(offer.expiresAt ?? ''))).toBe('23:59')
    expect(offer.ownPay).toMatchObject({ currency: 'KES', period: 'month', rateDate: expect.any(String) })
    expect(offer.rangeVerdict).toBe('inside')
    expect(offer.history.map(({ event }) => event)).toEqual(['send'])
    expect((await talent.visitor.post(`${OWN_OFFERS}/${id}/view`, {})).json().status).toBe('viewed')
    const { items, totals } = (await talent.visitor.get(OWN_OFFERS)).json()
    expect(items.map((one: { id: string }) => one.id)).toEqual([id])
    expect(totals).toEqual({ open: 1, ended: 0 })
  })

  it('does not exist for others', async () => {
    const { id } = await aSentOffer(test)
    const stranger = await aVerifiedTalent(test)
    expect((await stranger.visitor.get(`${OWN_OFFERS}/${id}`)).statusCode).toBe(404)
    expect((await sign(stranger, id)).statusCode).toBe(404)
  })
})

describe('negotiating', () => {
  it('counters by field, gets a new version with its differences, and signs that one only', async () => {
    const { id, talent, owner } = await aSentOffer(test)
    const counter = (changes: object) =>
      talent.visitor.post(`${OWN_OFFERS}/${id}/counters`, { version: 1, changes, message: 'For the rent in Nairobi' })
    expect((await counter({})).json().errors).toHaveProperty('changes')
    expect((await counter({ leaveDays: 28 })).json().errors).toHaveProperty('changes')
    const countered = (await counter({ amount: 6_200_00, leaveDays: 28 })).json()
    expect(countered).toMatchObject({
      status: 'negotiating',
      counters: [{ changes: { amount: 6_200_00 }, outcome: null }],
    })
    expect(countered.counters[0].changes).not.toHaveProperty('leaveDays')
    const revision = { version: 1, terms: someTerms({ amount: 6_100_00 }), answerDays: 5 }
    const revise = (change: object = {}) =>
      owner.visitor.post(`${COMPANY_OFFERS}/${id}/versions`, { ...revision, ...change })
    expect((await revise({ terms: someTerms() })).json().errors).toHaveProperty('terms')
    expect((await revise()).json()).toMatchObject({
      status: 'sent',
      version: 2,
      counters: [{ outcome: 'changed' }],
      versions: [{ changed: [] }, { changed: ['amount'] }],
    })
    expect((await revise()).json().message).toContain('another version')
    expect((await sign(talent, id)).json().message).toContain('new version')
    expect((await sign(talent, id, { version: 2 })).json().status).toBe('accepted')
  })

  it('keeps the terms when the company says so', async () => {
    const { id, talent, owner } = await aSentOffer(test)
    await talent.visitor.post(`${OWN_OFFERS}/${id}/counters`, { version: 1, changes: { noticeDays: 60 } })
    expect((await step(owner, id, 'keep')).json()).toMatchObject({ status: 'sent', counters: [{ outcome: 'kept' }] })
    expect(await titlesFor(talent.id)).toContain('offer_updated kept')
  })

  it('gives more time once, and by itself after a day of silence', async () => {
    const { id, talent } = await aSentOffer(test)
    const before = await readOwn(talent, id)
    const ask = (until: string | null) =>
      talent.visitor.post(`${OWN_OFFERS}/${id}/extension`, { until, reason: 'Exams' })
    expect((await ask('2020-01-01')).json().errors).toHaveProperty('until')
    const until = before.lastExtensionDay
    expect((await ask(until)).json().extension).toMatchObject({ until, isGranted: null })
    expect((await ask(until)).statusCode).toBe(200)
    test.clock.advance(DAY + 60_000)
    await runOfferUpkeep(test.platform)
    const after = await readOwn(talent, id)
    expect(after.extension).toMatchObject({ isGranted: true })
    expect(after.expiresAt?.slice(0, 10)).toBe(until)
    expect((await ask('2027-06-01')).statusCode).toBe(409)
  })
})

describe('signing', () => {
  it('signs once, however often the button is pressed', async () => {
    const { id, talent } = await aSentOffer(test)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(talent, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await signaturesOf(id)).toHaveLength(1)
    expect((await readOwn(talent, id)).history.filter(({ event }) => event === 'accept')).toHaveLength(1)
  })

  it('wants the whole offer read, the name on the profile or a confirmed one, and a drawing if one is chosen', async () => {
    const { id, talent } = await aSentOffer(test)
    const errorsOf = async (named: object) => Object.keys((await sign(talent, id, named)).json().errors ?? {})
    expect(await errorsOf({ hasRead: false })).toEqual(['hasRead'])
    expect(await errorsOf({ name: 'Somebody Else' })).toEqual(['name'])
    expect(await errorsOf({ method: 'drawn' })).toEqual(['drawing'])
    expect(await errorsOf({ method: 'drawn', drawing: 'M1 1<script>' })).toEqual(['drawing'])
    const drawn = { method: 'drawn', drawing: 'M10 20L30 40L50 10', name: 'Her Legal Name', isNameConfirmed: true }
    expect((await sign(talent, id, drawn)).json().signatures).toMatchObject([
      { name: 'Her Legal Name', method: 'drawn' },
    ])
  })

  it('hires the applicant when the company has signed, too', async () => {
    const { id, applicationId, talent, owner } = await aSentOffer(test)
    expect((await countersign(owner, id)).json().message).toContain('has not signed yet')
    await sign(talent, id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => countersign(owner, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
    await Promise.all([completeOffer(test.platform, id), completeOffer(test.platform, id)])
    expect(await readAsCompany(owner, id)).toMatchObject({ status: 'completed', signatures: [{}, {}] })
    expect(await statusOf(applicationId)).toBe('hired')
    expect(await titlesFor(talent.id)).toContain('offer_updated completed')
    const [first, second] = await signaturesOf(id)
    expect(first?.chainHash).toMatch(/^[0-9a-f]{64}$/)
    // The second depends on the first: nobody can replace one of them unnoticed.
    expect(second?.chainHash).toBe(await hashOver(id, first?.chainHash ?? '', second))
  })

  it('has one outcome when the company withdraws at the same moment, and both are told', async () => {
    const outcomes = new Set<string>()
    for (let turn = 0; turn < 4; turn += 1) {
      const { id, talent, owner } = await aSentOffer(test)
      const both = [() => sign(talent, id), () => step(owner, id, 'withdraw', 'The budget is gone')]
      const [one, other] = await Promise.all((turn % 2 ? both : both.toReversed()).map((act) => act()))
      expect([one?.statusCode, other?.statusCode].toSorted((a, b) => Number(a) - Number(b))).toEqual([200, 409])
      const { status } = await readOwn(talent, id)
      outcomes.add(status)
      expect(await signaturesOf(id)).toHaveLength(status === 'accepted' ? 1 : 0)
      const [told, title] =
        status === 'accepted' ? [owner, 'offer_answered accepted'] : [talent, 'offer_updated withdrawn']
      expect(await titlesFor(told.id)).toContain(title)
    }
    expect([...outcomes].every((status) => ['accepted', 'withdrawn'].includes(status))).toBe(true)
  })
})

describe('endings', () => {
  it('declines with a reason, once', async () => {
    const { id, applicationId, talent, owner } = await aSentOffer(test)
    const decline = () => talent.visitor.post(`${OWN_OFFERS}/${id}/decline`, { reason: 'pay', note: 'Too low for me' })
    expect((await decline()).json().status).toBe('declined')
    expect((await decline()).statusCode).toBe(200)
    expect((await sign(talent, id)).json().message).toBe('The offer was declined, so this is no longer possible.')
    expect(await readAsCompany(owner, id)).toMatchObject({ declineReason: 'pay', declineNote: 'Too low for me' })
    expect(await statusOf(applicationId)).toBe('offer')
  })

  it('expires on time, even before the scheduled work has run, after reminders', async () => {
    const { id, talent, owner } = await aSentOffer(test)
    test.clock.advance(2 * DAY + 60_000)
    await runOfferUpkeep(test.platform)
    expect(await titlesFor(talent.id)).toContain('offer_due due')
    test.clock.advance(8 * DAY)
    expect((await sign(talent, id)).json().message).toContain('has expired')
    await runOfferUpkeep(test.platform)
    expect((await readOwn(talent, id)).status).toBe('expired')
    expect(await titlesFor(owner.id)).toContain('offer_answered expired')
    expect((await talent.visitor.get(`${OWN_OFFERS}?show=ended`)).json().items).toHaveLength(1)
  })

  it('reminds five times at most', async () => {
    const { id } = await aSentOffer(test)
    await updateOffer(test.platform.db, id, { remindersSent: 3 })
    const remindersOf = async () => {
      test.clock.advance(2 * DAY + 60_000)
      await runOfferUpkeep(test.platform)
      const [offer] = await test.platform.db.select().from(offers).where(eq(offers.id, id))
      return [offer?.remindersSent, offer?.remindAt === null]
    }
    expect(await remindersOf()).toEqual([4, false])
    expect(await remindersOf()).toEqual([5, true])
  })

  it('ends with the application', async () => {
    const { id, applicationId, talent } = await aSentOffer(test)
    const withdrawal = { reason: 'other_job', note: '' }
    expect(
      (await talent.visitor.post(`/talent/api/applications/${applicationId}/withdraw`, withdrawal)).statusCode,
    ).toBe(200)
    expect((await readOwn(talent, id)).can).toMatchObject({ sign: false, decline: false })
    expect((await sign(talent, id)).statusCode).toBe(409)
    await runOfferUpkeep(test.platform)
    expect((await readOwn(talent, id)).status).toBe('withdrawn')
  })
})
