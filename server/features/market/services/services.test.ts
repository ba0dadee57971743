import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { grantRole } from '#server/features/base/accounts/accounts.service.ts'
import { auditOf, carryOutAll, decide, showCase } from '#server/features/base/operations/operations.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { openWith } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OwnService } from '#shared/features/market/services/own-services.contract.ts'
import { priceSteps } from '#shared/features/market/services/service-kinds.ts'
import type { Service, ServicesPage } from '#shared/features/market/services/services.contract.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { addDays, DAY, localDateAt } from '#shared/kit/time-zones.ts'
import { aDraftService, aLiveService, aSeller, OWN_SERVICES, SERVICES, serviceOf, stepOf } from './services.builder.ts'
import { runServiceUpkeep } from './upkeep.service.ts'

let test: TestApp
let operator: BuiltPerson
let reader: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
  reader = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const cheapest = { price: 12_000, days: 2, revisions: 1, includes: ['One endpoint'] }

const search = async (query: string) =>
  (await expectOk(reader.visitor.get(`${SERVICES}?${query}`))).json<ServicesPage>()
const titles = ({ items }: ServicesPage) => items.map(({ title }) => title)
const own = async ({ visitor }: BuiltPerson, id: string) =>
  (await visitor.get(`${OWN_SERVICES}/${id}`)).json<OwnService>()

describe('offering a service', () => {
  it('needs an identity, a badge and a full description, and says what is missing', async () => {
    const newcomer = await aVerifiedTalent(test)
    const { id, missing } = await aDraftService(newcomer, {
      description: 'Short.',
      tiers: [{ ...cheapest, price: 100 }],
    })
    expect(missing).toEqual(['details', 'identity', 'badge', 'price'])
    expect((await stepOf(newcomer, id, 'submit')).statusCode).toBe(409)
    expect((await own(newcomer, id)).status).toBe('draft')
  })

  it('goes through review to the marketplace, and a second press changes nothing', async () => {
    const seller = await aSeller(test)
    const { id } = await aDraftService(seller, { title: 'Review of one service in Go' })
    expect((await stepOf(seller, id, 'submit')).json()).toMatchObject({ status: 'in_review', can: ['revise'] })
    await expectOk(stepOf(seller, id, 'submit'))
    expect((await reader.visitor.get(`${SERVICES}/${id}`)).statusCode).toBe(404)
    expect((await seller.visitor.put(`${OWN_SERVICES}/${id}`, serviceOf())).statusCode).toBe(409)
    expect((await showCase(operator, 'services', id)).case).toMatchObject({ title: 'Review of one service in Go' })
    await expectOk(decide(operator, { queue: 'services', id }, { choice: 'approve' }))
    await carryOutAll(test)
    expect((await own(seller, id)).status).toBe('live')
    expect((await expectOk(reader.visitor.get(`${SERVICES}/${id}`))).json<Service>()).toMatchObject({
      fromPrice: 12_000,
      fastestDays: 2,
      isOwn: false,
      badges: [{ level: 4 }],
      seller: { isIdentityChecked: true, name: 'Wanjiru Kamau' },
    })
    expect((await auditOf(operator, id)).map(({ action }) => action)).toContain('service.approve')
  })

  it('can be sent in again after a rejection, with the reason beside it', async () => {
    const seller = await aSeller(test)
    const { id } = await aDraftService(seller)
    await expectOk(stepOf(seller, id, 'submit'))
    await expectOk(
      decide(operator, { queue: 'services', id }, { choice: 'reject', reason: 'Say what the report contains.' }),
    )
    await carryOutAll(test)
    expect(await own(seller, id)).toMatchObject({
      status: 'rejected',
      reason: 'Say what the report contains.',
      canEdit: true,
    })
    await expectOk(seller.visitor.put(`${OWN_SERVICES}/${id}`, serviceOf({ title: 'API review with six pages' })))
    expect((await stepOf(seller, id, 'submit')).json()).toMatchObject({ status: 'in_review', reason: '' })
  })

  it('is not for operators without the role, and nobody reviews their own', async () => {
    expect((await operator.visitor.post(OWN_SERVICES, serviceOf())).statusCode).toBe(403)
    const both = await aSeller(test)
    const { id } = await aDraftService(both)
    await expectOk(stepOf(both, id, 'submit'))
    const path = `/ops/api/queues/services/cases/${id}`
    expect((await both.visitor.get(path)).statusCode).toBe(403)
    await grantRole(test.platform.db, both.id, 'operator')
    expect((await both.visitor.get(path)).statusCode).toBe(200)
    const own = await decide(both, { queue: 'services', id }, { choice: 'approve' })
    expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([403, 'This is your own service.'])
  })

  it('checks the tiers, the currency and every line', async () => {
    const seller = await aSeller(test)
    const tier = cheapest
    const wrong = async (given: object) =>
      (await seller.visitor.post(OWN_SERVICES, { ...serviceOf(), ...given })).json<{ errors: object }>()
    expect((await wrong({ tiers: [tier, tier] })).errors).toHaveProperty('tiers')
    expect((await wrong({ tiers: [] })).errors).toHaveProperty('tiers')
    expect((await wrong({ currency: 'QQQ' })).errors).toHaveProperty('currency')
    expect((await wrong({ title: 'Short' })).errors).toHaveProperty('title')
    expect((await wrong({ tiers: [{ ...tier, days: 91 }] })).errors).toHaveProperty(['tiers.0.days'])
  })

  it('pauses until a day, resumes by itself, and can be taken back and retired', async () => {
    const { seller, id } = await aLiveService(test)
    const today = localDateAt('UTC', test.clock.now().getTime())
    expect((await stepOf(seller, id, 'pause', { until: today })).statusCode).toBe(422)
    const until = addDays(today, 2)
    expect((await stepOf(seller, id, 'pause', { until })).json()).toMatchObject({
      status: 'paused',
      pausedUntil: until,
    })
    expect((await reader.visitor.get(`${SERVICES}/${id}`)).json()).toMatchObject({ pausedUntil: until })
    await runServiceUpkeep(test.platform)
    expect((await own(seller, id)).status).toBe('paused')
    test.clock.advance(2 * DAY)
    await runServiceUpkeep(test.platform)
    expect((await own(seller, id)).status).toBe('live')
    await expectOk(stepOf(seller, id, 'revise'))
    expect((await reader.visitor.get(`${SERVICES}/${id}`)).statusCode).toBe(404)
    await expectOk(stepOf(seller, id, 'retire'))
    const { items } = (await seller.visitor.get(OWN_SERVICES)).json<{ items: OwnService[] }>()
    expect(items).toEqual([])
  })
})

describe('the marketplace', () => {
  it('searches every word, filters by category, price and days, and counts', async () => {
    const seller = await aSeller(test)
    await aLiveService(test, { title: 'Zebra crossing drawn to scale', category: 'design' }, seller)
    await aLiveService(
      test,
      {
        title: 'Zebra stripes as a data set',
        category: 'data',
        currency: 'KES',
        tiers: [{ price: 1_550_000, days: 9, revisions: 0, includes: ['A file'] }],
      },
      seller,
    )
    const all = await search('text=zebra')
    expect(all).toMatchObject({ total: 2, categories: { design: 1, data: 1, code: 0 } })
    expect(titles(await search('text=scale%20zebra'))).toEqual(['Zebra crossing drawn to scale'])
    const within = ({ prices }: ServicesPage, limit: number) =>
      prices.slice(0, priceSteps.findIndex((step) => step === limit) + 1).reduce((sum, count) => sum + count, 0)
    expect([within(all, 75), within(all, 200)]).toEqual([0, 2])
    const design = await search('text=zebra&category=design')
    expect(within(design, 200)).toBe(1)
    expect(design).toMatchObject({ total: 1, categories: { data: 1 } })
    expect(await search('text=zebra&category=design&category=code')).toMatchObject({ total: 1 })
    expect(await search('text=zebra&category=design,data')).toMatchObject({ total: 2 })
    expect((await reader.visitor.get(`${SERVICES}?category=magic`)).statusCode).toBe(422)
    expect(titles(await search('text=zebra&within=3'))).toEqual(['Zebra crossing drawn to scale'])
    expect(titles(await search('text=zebra&maxPrice=15500&currency=KES')).length).toBeGreaterThanOrEqual(1)
    expect(titles(await search('text=zebra&maxPrice=15499&currency=KES'))).not.toContain('Zebra stripes as a data set')
    expect(await search('text=zebra&maxPrice=1&currency=USD')).toMatchObject({
      total: 0,
      items: [],
      without: [{ filter: 'maxPrice', count: 2 }],
      // Counted without the price limit, so that people see what another one would find.
      prices: all.prices,
    })
    expect((await reader.visitor.get(`${SERVICES}?maxPrice=5&currency=QQQ`)).statusCode).toBe(422)
    // The wildcards of LIKE are escaped.
    expect((await search('text=%25')).total).toBe(0)
  })

  it('finds sellers whose working day overlaps with the reader’s', async () => {
    const put = async (person: BuiltPerson, timeZone: string, from: number, to: number) => {
      const { db } = test.platform
      await db.execute(sql`update people set time_zone = ${timeZone} where id = ${person.id}`)
      await db.execute(sql`insert into talent_profiles (person_id, work_from, work_to, updated_at)
        values (${person.id}, ${from * 60}, ${to * 60}, now())
        on conflict (person_id) do update set work_from = excluded.work_from, work_to = excluded.work_to`)
    }
    const titled = (title: string) => aLiveService(test, { title })
    const [near, far] = [await titled('Axolotl sketch nearby'), await titled('Axolotl sketch overseas')]
    await titled('Axolotl sketch at any time')
    await put(near.seller, 'Africa/Nairobi', 8, 17)
    await put(far.seller, 'Pacific/Auckland', 9, 17)
    const nairobi = await aVerifiedTalent(test)
    const find = async (query: string) =>
      (await nairobi.visitor.get(`${SERVICES}?text=axolotl${query}`)).json<ServicesPage>()
    await put(nairobi, 'Africa/Nairobi', 9, 13)
    expect((await find('')).total).toBe(3)
    expect(titles(await find('&sharedHours=4'))).toEqual(['Axolotl sketch nearby'])
    expect(await find('&sharedHours=6')).toMatchObject({ total: 0, without: [{ filter: 'sharedHours', count: 3 }] })
    expect((await nairobi.visitor.get(`${SERVICES}?sharedHours=0`)).statusCode).toBe(422)
    // Until the reader’s time zone is known, nobody is known to share hours.
    await test.platform.db.execute(sql`update people set time_zone = null where id = ${nairobi.id}`)
    expect((await find('&sharedHours=2')).total).toBe(0)
  })

  it('finds sellers who can be paid from the reader’s country, and those whose identity is checked', async () => {
    const { db } = test.platform
    const live = async (country: string | null) => {
      const built = await aLiveService(test, { title: `Numbat song from ${country ?? 'somewhere'}` })
      await db.execute(sql`update people set country = ${country} where id = ${built.seller.id}`)
      return built
    }
    const [kenyan] = [await live('KE'), await live('CU'), await live(null)]
    const buyer = await aVerifiedTalent(test)
    const from = (country: string | null) =>
      db.execute(sql`update people set country = ${country} where id = ${buyer.id}`)
    const find = async (query: string) =>
      (await buyer.visitor.get(`${SERVICES}?text=numbat&${query}`)).json<ServicesPage>()
    await from('NO')
    expect((await find('')).total).toBe(3)
    const payable = await find('isPayable=true')
    expect([payable.total, titles(payable)]).toEqual([1, ['Numbat song from KE']])
    for (const country of ['IR', null]) {
      await from(country)
      expect(await find('isPayable=true')).toMatchObject({ total: 0, without: [{ filter: 'isPayable', count: 3 }] })
    }
    expect((await find('isChecked=true')).total).toBe(3)
    await db.execute(sql`update identity_checks set valid_until = ${test.clock.now()}::timestamptz - interval '1 day'
      where person_id = ${kenyan.seller.id}`)
    const checked = await find('isChecked=true')
    expect(titles(checked).toSorted()).toEqual(['Numbat song from CU', 'Numbat song from somewhere'])
    expect(checked.items.every(({ seller }) => seller.isIdentityChecked)).toBe(true)
    expect((await buyer.visitor.get(kenyan.path)).json<Service>().seller.isIdentityChecked).toBe(false)
  })

  it('offers to ask the seller, where a conversation would not be refused', async () => {
    const { seller, path } = await aLiveService(test)
    const buyer = await aVerifiedTalent(test)
    const canAsk = async (by: BuiltPerson) => (await by.visitor.get(path)).json<Service>().canAsk
    expect([await canAsk(buyer), await canAsk(seller)]).toEqual([true, false])
    expect(await openWith(buyer, seller)).toEqual(expect.any(String))
    await seller.visitor.put(privacy.block.path.replace(':id', buyer.id))
    expect(await canAsk(buyer)).toBe(false)
  })

  it('leaves out services of suspended people, and their pages', async () => {
    const { seller, id, path } = await aLiveService(test, { title: 'Walrus songs written down' })
    expect((await search('text=walrus')).total).toBe(1)
    const suspend = (to: string) =>
      test.platform.db.execute(sql`update people set suspended_at = ${sql.raw(to)} where id = ${seller.id}`)
    await suspend('now()')
    expect(await search('text=walrus')).toMatchObject({ total: 0, items: [], categories: { code: expect.any(Number) } })
    expect((await reader.visitor.get(path)).statusCode).toBe(404)
    const order = { serviceId: id, tier: 'basic', addonIds: [], price: 12_000, note: '' }
    expect((await reader.visitor.post('/talent/api/orders', order)).statusCode).toBe(404)
    await suspend('null')
    expect((await search('text=walrus')).total).toBe(1)
  })

  it('pages through each order without repeating or skipping', async () => {
    const seller = await aSeller(test)
    for (const price of [30_000, 10_000, 20_000, 10_000])
      await aLiveService(
        test,
        {
          title: `Quokka portrait for ${price}`,
          tiers: [{ price, days: price / 10_000, revisions: 1, includes: ['One'] }],
        },
        seller,
      )
    for (const sort of ['newest', 'price', 'fastest']) {
      const seen: { id: string; fromPrice: number }[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: ServicesPage = await search(`text=quokka&limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.items)
        cursor = page.nextCursor
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(4)
      expect(seen).toHaveLength(4)
      const expected = sort === 'newest' ? [10_000, 20_000, 10_000, 30_000] : [10_000, 10_000, 20_000, 30_000]
      expect(seen.map(({ fromPrice }) => fromPrice)).toEqual(expected)
    }
  })
})
