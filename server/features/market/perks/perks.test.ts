import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aPersonWith, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { auditOf } from '#server/features/base/operations/operations.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OpsPerk, Perk, PerkContent, PerksPage } from '#shared/features/market/perks/perks.contract.ts'
import type { MarketCounts } from '#shared/features/market/services/services.contract.ts'
import { addDays, localDateAt } from '#shared/kit/time-zones.ts'
import { OPS_PERKS, PERKS, perkOf } from './perks.builder.ts'

let test: TestApp
let operator: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const add = async (given: Partial<PerkContent> = {}) =>
  (await expectOk(operator.visitor.post(OPS_PERKS, perkOf(given)))).json<OpsPerk>()
const kenyan = () => aPerson(test, { country: 'KE' })
const list = async ({ visitor }: BuiltPerson, query = 'limit=50') =>
  (await expectOk(visitor.get(`${PERKS}?${query}`))).json<PerksPage>()
const claim = ({ visitor }: BuiltPerson, id: string) => visitor.post(`${PERKS}/${id}/claim`)
const idsOf = ({ items }: PerksPage) => items.map(({ id }) => id)

it('shows what works where the reader lives, and how much does not', async () => {
  const [here, everywhere, elsewhere] = [await add(), await add({ countries: [] }), await add({ countries: ['BR'] })]
  const reader = await kenyan()
  const page = await list(reader)
  expect(idsOf(page)).toEqual(expect.arrayContaining([here.id, everywhere.id]))
  expect(idsOf(page)).not.toContain(elsewhere.id)
  expect(page.elsewhere).toBeGreaterThanOrEqual(1)
  const counts = (await expectOk(reader.visitor.get('/talent/api/marketplace/counts'))).json<MarketCounts>()
  expect(counts).toMatchObject({ perks: page.items.length, mine: 0, orders: 0 })
  const all = await list(reader, 'limit=50&where=everywhere')
  expect(all.items.find(({ id }) => id === elsewhere.id)).toMatchObject({ state: 'elsewhere', claim: null })
  expect((await claim(reader, elsewhere.id)).statusCode).toBe(409)
  const nowhere = await aPerson(test)
  expect(idsOf(await list(nowhere))).not.toContain(here.id)
})

it('gives the code to those who claim it, once, and to nobody else', async () => {
  const { id } = await add({ code: 'SECRET-7' })
  const [one, other] = [await kenyan(), await kenyan()]
  const first = (await expectOk(claim(one, id))).json<Perk>()
  expect(first).toMatchObject({ state: 'claimed', claim: { code: 'SECRET-7' } })
  expect((await expectOk(claim(one, id))).json<Perk>().claim).toEqual(first.claim)
  expect(JSON.stringify(await list(other))).not.toContain('SECRET-7')
  const { items } = (await operator.visitor.get(`${OPS_PERKS}?limit=50`)).json<{ items: OpsPerk[] }>()
  expect(items.find((perk) => perk.id === id)).toMatchObject({ claims: 1 })
})

it('does not give out more than there are, whoever is first', async () => {
  const { id } = await add({ limit: 1 })
  const people = await Promise.all([kenyan(), kenyan(), kenyan()])
  const codes = await Promise.all(people.map(async (person) => (await claim(person, id)).statusCode))
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  const late = await kenyan()
  expect((await list(late)).items.find((perk) => perk.id === id)).toMatchObject({ state: 'used_up', left: 0 })
})

it('ends on its day, and stays visible to those who claimed it', async () => {
  const today = localDateAt('UTC', test.clock.now().getTime())
  const perk = await add({ startsOn: today, endsOn: today })
  const [holder, late] = [await kenyan(), await kenyan()]
  await expectOk(claim(holder, perk.id))
  await expectOk(operator.visitor.put(`${OPS_PERKS}/${perk.id}`, perkOf({ endsOn: addDays(today, -1) })))
  expect(idsOf(await list(holder))).toContain(perk.id)
  expect(idsOf(await list(late))).not.toContain(perk.id)
  expect((await claim(late, perk.id)).statusCode).toBe(409)
  expect((await auditOf(operator, perk.id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['perk.create', 'perk.change']),
  )
})

it('is written by operators only, and checked', async () => {
  const talent = await kenyan()
  expect((await talent.visitor.post(OPS_PERKS, perkOf())).statusCode).toBe(403)
  const wrong = await operator.visitor.post(OPS_PERKS, perkOf({ url: 'http://desk.example', countries: ['XX'] }))
  expect(Object.keys(wrong.json<{ errors: object }>().errors).toSorted()).toEqual(['countries.0', 'url'])
})
