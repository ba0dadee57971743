import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { aLiveService } from '#server/features/market/services/services.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Order, OrderCard } from '#shared/features/market/orders/orders.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { COMPANY_ORDERS, ORDERS, orderOf, stepOn } from './orders.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

it('a company orders, and its order is not the private order of the member', async () => {
  const { seller, path } = await aLiveService(test)
  const { owner, company } = await aVerifiedCompany(test)
  const { id } = (await expectOk(owner.visitor.post(COMPANY_ORDERS, await orderOf(owner, path)))).json<Order>()
  expect((await owner.visitor.get(`${ORDERS}/${id}`)).statusCode).toBe(404)
  const { items } = (await owner.visitor.get(COMPANY_ORDERS)).json<Page<OrderCard>>()
  expect(items).toMatchObject([{ id, status: 'requested', side: 'buying', other: 'Wanjiru Kamau' }])
  expect((await seller.visitor.get(`${ORDERS}/${id}`)).json()).toMatchObject({ other: company.name, side: 'selling' })
  await expectOk(stepOn(seller, `${ORDERS}/${id}`, 'accept'))
  await expectOk(stepOn(seller, `${ORDERS}/${id}`, 'start'))
  await expectOk(stepOn(seller, `${ORDERS}/${id}`, 'deliver', { text: 'Done.' }))
  await expectOk(stepOn(owner, `${COMPANY_ORDERS}/${id}`, 'complete'))
  const reviewed = await expectOk(owner.visitor.put(`${COMPANY_ORDERS}/${id}/review`, { stars: 5, text: '' }))
  expect(reviewed.json()).toMatchObject({ status: 'completed', review: { stars: 5 } })
  expect((await seller.visitor.get(`${path}/reviews`)).json()).toMatchObject({ items: [{ by: company.name }] })
})

it('another company does not find it, and an unverified company cannot order', async () => {
  const { path } = await aLiveService(test)
  const { owner } = await aVerifiedCompany(test)
  const { owner: other } = await aVerifiedCompany(test)
  const { owner: unverified } = await aCompany(test)
  const { id } = (await expectOk(owner.visitor.post(COMPANY_ORDERS, await orderOf(owner, path)))).json<Order>()
  expect((await other.visitor.get(`${COMPANY_ORDERS}/${id}`)).statusCode).toBe(404)
  expect((await stepOn(other, `${COMPANY_ORDERS}/${id}`, 'cancel', { text: 'No.' })).statusCode).toBe(404)
  expect((await unverified.visitor.post(COMPANY_ORDERS, await orderOf(unverified, path))).statusCode).toBe(403)
})
