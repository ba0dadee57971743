import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { auditOf, carryOutAll, decide, showCase } from '#server/features/base/operations/operations.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { aLiveService, stepOf } from '#server/features/market/services/services.builder.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Order, OrderCard } from '#shared/features/market/orders/orders.contract.ts'
import type { Service } from '#shared/features/market/services/services.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { aDeliveredOrder, anOrder, anOrderInProgress, ORDERS, orderOf, stepOn } from './orders.builder.ts'
import { selectOrder } from './orders.queries.ts'
import { runOrderUpkeep } from './upkeep.service.ts'

let test: TestApp
let stranger: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  stranger = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const read = async ({ visitor }: BuiltPerson, path: string) => (await expectOk(visitor.get(path))).json<Order>()
const list = async ({ visitor }: BuiltPerson, query: string) =>
  (await expectOk(visitor.get(`${ORDERS}?${query}`))).json<Page<OrderCard>>().items
const titlesOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get('/shared/api/notifications'))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)

describe('placing an order', () => {
  it('copies what was offered, and the seller sees it', async () => {
    const { seller, buyer, order, path } = await anOrder(test)
    expect(order).toMatchObject({ status: 'requested', price: 24_000, days: 4, side: 'buying', can: ['cancel'] })
    expect((await read(seller, path)).can).toEqual(['accept', 'cancel'])
    expect(await list(seller, 'side=selling')).toMatchObject([{ id: order.id, isYourTurn: true }])
    expect(await list(buyer, '')).toMatchObject([{ id: order.id, isYourTurn: false }])
    expect(await titlesOf(seller)).toContain('Wanjiru Kamau wants to order from you: API review with a written report')
  })

  it('adds up tier and add-ons, and does not accept another price', async () => {
    const { path } = await aLiveService(test)
    const buyer = await aVerifiedTalent(test)
    const { addons } = (await buyer.visitor.get(path)).json<Service>()
    const body = await orderOf(buyer, path)
    const addonIds = addons.map(({ id }) => id)
    expect((await buyer.visitor.post(ORDERS, { ...body, addonIds })).statusCode).toBe(409)
    const placed = await expectOk(buyer.visitor.post(ORDERS, { ...body, addonIds, price: 28_000 }))
    expect(placed.json()).toMatchObject({ price: 28_000, days: 5, addons: [{ title: 'A call of 30 minutes' }] })
    expect((await buyer.visitor.post(ORDERS, { ...body, tier: 'premium' })).statusCode).toBe(422)
  })

  it('is not possible for one’s own, a paused or a hidden service', async () => {
    const { seller, id, path } = await aLiveService(test)
    const body = await orderOf(stranger, path)
    expect((await seller.visitor.post(ORDERS, body)).statusCode).toBe(403)
    await expectOk(stepOf(seller, id, 'pause'))
    expect((await stranger.visitor.post(ORDERS, body)).statusCode).toBe(409)
    await expectOk(stepOf(seller, id, 'retire'))
    expect((await stranger.visitor.post(ORDERS, body)).statusCode).toBe(404)
  })
})

describe('an order', () => {
  it('adds to how long its seller usually takes to answer', async () => {
    const { seller, path } = await aLiveService(test)
    const answerMinutes = async () => (await stranger.visitor.get(path)).json<Service>().answerMinutes
    for (const hours of [1, 5, 2]) {
      expect(await answerMinutes()).toBeNull()
      const order = (await expectOk(stranger.visitor.post(ORDERS, await orderOf(stranger, path)))).json<Order>()
      test.clock.advance(hours * HOUR)
      await expectOk(stepOn(seller, `${ORDERS}/${order.id}`, 'accept'))
    }
    expect(await answerMinutes()).toBe(120)
  })

  it('goes from details to delivery, a revision and completion, and is reviewed once', async () => {
    const { seller, buyer, path, servicePath } = await anOrderInProgress(test)
    expect(await read(buyer, path)).toMatchObject({ status: 'in_progress', can: ['cancel', 'dispute'] })
    const countsOf = async ({ visitor }: BuiltPerson) => (await visitor.get('/talent/api/marketplace/counts')).json()
    expect([await countsOf(seller), await countsOf(buyer)]).toMatchObject([
      { mine: 1, orders: 1 },
      { mine: 0, orders: 1 },
    ])
    const fileId = await aReadyFile(test, seller, { kind: 'attachment', name: 'report.txt' })
    await expectOk(stepOn(seller, path, 'deliver', { text: 'Here is the report.', fileIds: [fileId] }))
    await expectOk(stepOn(buyer, path, 'request_revision', { text: 'Please shorten it.' }))
    await expectOk(stepOn(seller, path, 'deliver', { text: 'Four pages now.' }))
    const done = (await expectOk(stepOn(buyer, path, 'complete'))).json<Order>()
    expect(done).toMatchObject({ status: 'completed', can: [], canReview: true, revisionsLeft: 1 })
    expect(done.entries.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'request buyer',
      'ask_details seller',
      'send_details buyer',
      'deliver seller',
      'request_revision buyer',
      'deliver seller',
    ])
    expect(done.entries[3]?.files).toMatchObject([{ id: fileId, name: 'report.txt' }])
    expect((await buyer.visitor.get(`${path}/files/${fileId}`)).statusCode).toBe(200)
    expect((await stranger.visitor.get(`${path}/files/${fileId}`)).statusCode).toBe(404)
    expect((await seller.visitor.put(`${path}/review`, { stars: 5 })).statusCode).toBe(403)
    await expectOk(buyer.visitor.put(`${path}/review`, { stars: 4, text: 'Clear and short.' }))
    // Pressed twice, or changed their mind: the first one stands.
    expect((await expectOk(buyer.visitor.put(`${path}/review`, { stars: 1 }))).json()).toMatchObject({
      review: { stars: 4 },
    })
    expect((await stranger.visitor.get(`${servicePath}/reviews`)).json()).toMatchObject({
      average: 4,
      count: 1,
      completed: 1,
      onTime: 1,
      items: [{ stars: 4, text: 'Clear and short.', by: 'Wanjiru', tier: 'standard' }],
    })
    expect(await countsOf(buyer)).toMatchObject({ orders: 0 })
    expect((await stranger.visitor.get(servicePath)).json()).toMatchObject({
      completed: 1,
      onTime: 1,
      payBy: 'invoice',
    })
  })

  it('keeps its review when the account of its author, or of the seller, is deleted', async () => {
    const [one, other] = [await aDeliveredOrder(test), await aDeliveredOrder(test)]
    for (const { buyer, path } of [one, other]) {
      await expectOk(stepOn(buyer, path, 'complete'))
      await expectOk(buyer.visitor.put(`${path}/review`, { stars: 4, text: 'Clear and short.' }))
    }
    for (const { id } of [one.buyer, other.seller])
      await test.platform.db.transaction((tx) => eraseKnownPerson(tx, test.platform, { id, addresses: [] }))
    expect((await stranger.visitor.get(`${one.servicePath}/reviews`)).json()).toMatchObject({
      count: 1,
      items: [{ stars: 4, text: 'Clear and short.', by: '' }],
    })
    for (const [person, path] of [[one.seller, one.path] as const, [other.buyer, other.path] as const])
      expect(await read(person, path)).toMatchObject({ other: '', review: { stars: 4, text: 'Clear and short.' } })
  })

  it('needs words where the other side has to read something, and only own files', async () => {
    const { seller, buyer, path } = await anOrderInProgress(test)
    expect((await stepOn(seller, path, 'deliver')).json()).toMatchObject({ errors: { text: expect.anything() } })
    const foreign = await aReadyFile(test, buyer, { kind: 'attachment' })
    expect((await stepOn(seller, path, 'deliver', { text: 'Here.', fileIds: [foreign] })).statusCode).toBe(404)
    expect((await read(seller, path)).status).toBe('in_progress')
  })

  it('does not exist for others, and each side has only its own steps', async () => {
    const { seller, buyer, path } = await anOrder(test)
    for (const person of [stranger, await aPersonWith(test, 'operator')]) {
      expect((await person.visitor.get(path)).statusCode).toBe(404)
      expect((await stepOn(person, path, 'accept')).statusCode).toBe(404)
      expect((await person.visitor.put(`${path}/review`, { stars: 1 })).statusCode).toBe(404)
    }
    expect((await test.visitor().get(path)).statusCode).toBe(401)
    expect((await stepOn(buyer, path, 'accept')).statusCode).toBe(403)
    await expectOk(stepOn(seller, path, 'accept'))
    expect((await stepOn(seller, path, 'accept')).statusCode).toBe(409)
  })

  it('can be cancelled for free until a day after the details were sent', async () => {
    const { seller, buyer, path } = await anOrderInProgress(test)
    const { freeCancelUntil } = await read(buyer, path)
    expect(Date.parse(freeCancelUntil ?? '')).toBe(test.clock.now().getTime() + 24 * HOUR)
    test.clock.advance(24 * HOUR)
    expect((await read(buyer, path)).can).toEqual(['dispute'])
    expect((await stepOn(buyer, path, 'cancel', { text: 'Too late.' })).statusCode).toBe(409)
    expect((await stepOn(seller, path, 'cancel', { text: 'I am ill.' })).json()).toMatchObject({ status: 'cancelled' })
  })

  it('allows as many revisions as were ordered', async () => {
    const { seller, buyer, path } = await aDeliveredOrder(test)
    for (const number of [1, 2]) {
      await expectOk(stepOn(buyer, path, 'request_revision', { text: `Change ${number}` }))
      await expectOk(stepOn(seller, path, 'deliver', { text: 'Changed.' }))
    }
    expect((await read(buyer, path)).can).toEqual(['complete', 'dispute'])
    expect((await stepOn(buyer, path, 'request_revision', { text: 'One more' })).statusCode).toBe(409)
  })
})

describe('time', () => {
  it('ends an order nobody answered', async () => {
    const { buyer, path } = await anOrder(test)
    test.clock.advance(47 * HOUR)
    await runOrderUpkeep(test.platform)
    expect((await read(buyer, path)).status).toBe('requested')
    test.clock.advance(1 * HOUR)
    await runOrderUpkeep(test.platform)
    expect(await read(buyer, path)).toMatchObject({ status: 'cancelled', can: [] })
    expect(await titlesOf(buyer)).toContain('The order was not answered in time: API review with a written report')
  })

  it('completes a delivery after fourteen days and three reminders', async () => {
    const { buyer, order, path } = await aDeliveredOrder(test)
    const sent: number[] = []
    for (let day = 1; day <= 13; day += 1) {
      test.clock.advance(DAY)
      await runOrderUpkeep(test.platform)
      await runOrderUpkeep(test.platform)
      sent.push((await selectOrder(test.platform.db, order.id))?.remindersSent ?? 0)
    }
    expect(sent).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3])
    expect(await titlesOf(buyer)).toContain('A delivery is waiting for your answer: API review with a written report')
    expect((await read(buyer, path)).status).toBe('delivered')
    test.clock.advance(DAY)
    await runOrderUpkeep(test.platform)
    expect((await read(buyer, path)).status).toBe('completed')
  })
})

describe('a dispute', () => {
  it('is decided by an operator who is not part of it, with a reason both read', async () => {
    const operator = await aPersonWith(test, 'operator')
    const { seller, buyer, order, path } = await anOrderInProgress(test)
    const fileId = await aReadyFile(test, seller, { kind: 'attachment', name: 'report.txt' })
    await expectOk(stepOn(seller, path, 'deliver', { text: 'Here is the report.', fileIds: [fileId] }))
    const href = `/ops/api/orders/${order.id}/files/${fileId}`
    // Operators can open files only while an order is disputed.
    expect((await operator.visitor.get(href)).statusCode).toBe(409)
    await expectOk(stepOn(buyer, path, 'dispute', { text: 'This is not what I ordered.' }))
    const { case: shown } = await showCase(operator, 'orders', order.id)
    expect(shown).toMatchObject({ title: order.title })
    expect(shown?.evidence.at(-1)).toEqual({ kind: 'link', label: 'report.txt', href })
    const opened = await operator.visitor.get(href)
    expect(opened.statusCode).toBe(303)
    expect((await operator.visitor.get(opened.headers.location ?? '')).statusCode).toBe(200)
    expect((await stranger.visitor.get(opened.headers.location ?? '')).statusCode).toBe(403)
    const other = await aReadyFile(test, seller, { kind: 'attachment', name: 'private.txt' })
    expect((await operator.visitor.get(href.replace(fileId, other))).statusCode).toBe(404)
    // Attached to the order, so its sender cannot delete it during the dispute.
    expect((await seller.visitor.delete(`/shared/api/files/${fileId}`)).statusCode).toBe(403)
    await expectOk(decide(operator, { queue: 'orders', id: order.id }, { choice: 'for_seller', reason: 'As agreed.' }))
    await carryOutAll(test)
    for (const person of [buyer, seller]) {
      const after = await read(person, path)
      expect(after).toMatchObject({ status: 'resolved', can: [] })
      expect(after.entries.at(-1)).toMatchObject({ kind: 'resolve', by: 'operator', text: 'As agreed.' })
    }
    expect((await auditOf(operator, order.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['order.for_seller', 'order.look']),
    )
  })
})
