import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { COMPANY_ORDERS, ORDERS } from '#server/features/market/orders/orders.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import type { OwnProposal, ShownProposal } from '#shared/features/market/proposals/proposals.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aProposal, COMPANY_PROPOSALS, PROPOSAL_LINKS, PROPOSALS, proposalOf } from './proposals.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

const show = async (token: string, visitor = test.visitor()) =>
  (await expectOk(visitor.get(`${PROPOSAL_LINKS}?token=${token}`))).json<ShownProposal>()
const list = async ({ visitor }: BuiltPerson) =>
  (await expectOk(visitor.get(PROPOSALS))).json<Page<OwnProposal>>().items
const accept = ({ visitor }: BuiltPerson, token: string) => visitor.post(`${PROPOSALS}/accept`, { token })

it('guests read it by its link, which changes nothing, and the database knows only a hash', async () => {
  const { seller, proposal, token } = await aProposal(test)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await show(token)).toMatchObject({
    state: 'open',
    terms: { title: proposal.title, price: 180_000, days: 12 },
    seller: { name: 'Wanjiru Kamau' },
    isOwn: false,
  })
  expect((await show(token, seller.visitor)).isOwn).toBe(true)
  expect(await list(seller)).toEqual([proposal])
  const { rows } = await test.platform.db.execute(sql`select * from proposals`)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await show('no-such-link')).toEqual({ state: 'unknown', terms: null, seller: null, isOwn: false })
  expect((await test.visitor().post(`${PROPOSALS}/accept`, { token })).statusCode).toBe(401)
})

it('becomes an accepted order of whoever accepts it first, once', async () => {
  const { seller, token } = await aProposal(test)
  const [buyer, late] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  expect((await accept(seller, token)).statusCode).toBe(403)
  const pressed = await Promise.all([accept(buyer, token), accept(buyer, token)])
  const ids = pressed.map((answer) => answer.json<{ orderId: string }>().orderId)
  expect(ids[0]).toBe(ids[1])
  expect((await accept(late, token)).statusCode).toBe(409)
  const order = (await expectOk(buyer.visitor.get(`${ORDERS}/${ids[0]}`))).json<Order>()
  expect(order).toMatchObject({
    status: 'accepted',
    tier: null,
    price: 180_000,
    days: 12,
    side: 'buying',
    entries: [{ kind: 'proposal', by: 'seller', text: proposalOf().scope }],
  })
  expect(await list(seller)).toMatchObject([{ state: 'accepted', orderId: ids[0], link: null }])
  expect(await show(token)).toMatchObject({ state: 'accepted', terms: null })
})

it('can be accepted for a company that may order', async () => {
  const { token } = await aProposal(test)
  const { owner } = await aVerifiedCompany(test)
  const { owner: unverified } = await aCompany(test)
  expect((await unverified.visitor.post(`${COMPANY_PROPOSALS}/accept`, { token })).statusCode).toBe(403)
  const answer = await expectOk(owner.visitor.post(`${COMPANY_PROPOSALS}/accept`, { token }))
  const { orderId } = answer.json<{ orderId: string }>()
  await expectOk(owner.visitor.get(`${COMPANY_ORDERS}/${orderId}`))
  expect((await owner.visitor.get(`${ORDERS}/${orderId}`)).statusCode).toBe(404)
})

it('stops working when it is withdrawn, declined, out of date or its writer suspended', async () => {
  const client = await aVerifiedTalent(test)
  const withdrawn = await aProposal(test)
  expect((await client.visitor.post(`${PROPOSALS}/${withdrawn.proposal.id}/withdraw`)).statusCode).toBe(404)
  await expectOk(withdrawn.seller.visitor.post(`${PROPOSALS}/${withdrawn.proposal.id}/withdraw`))
  const declined = await aProposal(test)
  await expectOk(client.visitor.post(`${PROPOSAL_LINKS}/decline`, { token: declined.token }))
  const suspended = await aProposal(test)
  await test.platform.db.execute(sql`update people set suspended_at = now() where id = ${suspended.seller.id}`)
  const states = [withdrawn, declined, suspended].map(async ({ token }) => (await show(token)).state)
  expect(await Promise.all(states)).toEqual(['withdrawn', 'declined', 'unknown'])
  const expired = await aProposal(test, { validDays: 1 })
  test.clock.advance(DAY)
  expect((await show(expired.token)).state).toBe('expired')
  const again = await aVerifiedTalent(test)
  for (const { token } of [withdrawn, declined, expired]) expect((await accept(again, token)).statusCode).toBe(409)
  expect((await accept(again, suspended.token)).statusCode).toBe(404)
})

it('is written by talents, and every term is checked', async () => {
  const operator = await aPersonWith(test, 'operator')
  expect((await operator.visitor.post(PROPOSALS, proposalOf())).statusCode).toBe(403)
  const talent = await aVerifiedTalent(test)
  const wrong = { title: 'Hm', scope: 'Short', price: 0, currency: 'QQQ', days: 91, revisions: 11, validDays: 61 }
  const answer = await talent.visitor.post(PROPOSALS, { ...proposalOf(), ...wrong })
  expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual(Object.keys(wrong).toSorted())
})
