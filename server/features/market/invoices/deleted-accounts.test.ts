// What the other side keeps when somebody deletes their account: docs/privacy.md, “Deletion”.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { anOrderInProgress, ORDERS } from '#server/features/market/orders/orders.builder.ts'
import { findOrders } from '#server/features/market/orders/owed-orders.service.ts'
import { runOrderUpkeep } from '#server/features/market/orders/upkeep.service.ts'
import { aProposal, PROPOSAL_LINKS, PROPOSALS } from '#server/features/market/proposals/proposals.builder.ts'
import { SERVICES } from '#server/features/market/services/services.builder.ts'
import { eraseNow } from '#server/features/people/personal-data/personal-data.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import type { ServicesPage } from '#shared/features/market/services/services.contract.ts'
import { readPdf } from './documents/read-attachment.builder.ts'
import { aBuyer, anInvoice, invoicesOf } from './invoices.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

const read = async ({ visitor }: BuiltPerson, path: string) => (await expectOk(visitor.get(path))).json<Order>()

it('the buyer keeps order and invoice without the seller’s account, and nobody finds the services', async () => {
  const { seller, buyer, order, invoice, path, servicePath } = await anInvoice(
    test,
    {},
    { title: 'Pelican counts by hour' },
  )
  await eraseNow(test, seller)
  const kept = await read(buyer, `${ORDERS}/${order.id}`)
  expect(kept).toMatchObject({
    status: 'completed',
    other: '',
    title: order.title,
    price: order.price,
    serviceId: null,
  })
  expect(kept.entries.map(({ by }) => by)).toEqual(['buyer'])
  expect((await invoicesOf(buyer, order.id)).items).toMatchObject([{ number: invoice.number }])
  const file = await expectOk(buyer.visitor.get(`${path}/invoice.pdf`))
  expect((await readPdf(file.rawPayload, 'factur-x.xml')).printed).toContain('Nairobi')
  expect((await buyer.visitor.get(servicePath)).statusCode).toBe(404)
  expect((await buyer.visitor.get(`${SERVICES}?text=pelican`)).json<ServicesPage>().total).toBe(0)
})

it('the seller keeps them without the buyer, and both accounts take them along', async () => {
  const { seller, buyer, order } = await anInvoice(test)
  await eraseNow(test, buyer)
  expect(await read(seller, `${ORDERS}/${order.id}`)).toMatchObject({ other: '', price: order.price })
  expect((await invoicesOf(seller, order.id)).items).toHaveLength(1)
  await eraseNow(test, seller)
  expect(await findOrders(test.platform.db, [order.id])).toEqual([])
})

it('what is not delivered ends, and the other side is told', async () => {
  const { seller, buyer, path } = await anOrderInProgress(test)
  await eraseNow(test, seller)
  await runOrderUpkeep(test.platform)
  expect(await read(buyer, path)).toMatchObject({ status: 'cancelled', other: '' })
})

it('a proposal that became an order still says what was agreed; an open one is gone', async () => {
  const { seller, token } = await aProposal(test)
  const open = await aProposal(test, {}, seller)
  const buyer = await aBuyer(test)
  const answer = await expectOk(buyer.visitor.post(`${PROPOSALS}/accept`, { token }))
  await eraseNow(test, seller)
  const { entries } = await read(buyer, `${ORDERS}/${answer.json<{ orderId: string }>().orderId}`)
  expect(entries).toMatchObject([{ kind: 'proposal' }])
  expect((await buyer.visitor.get(`${PROPOSAL_LINKS}?token=${open.token}`)).json()).toMatchObject({ state: 'unknown' })
})
