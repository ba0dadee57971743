import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { aLiveService } from '#server/features/market/services/services.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { NewOrder, Order } from '#shared/features/market/orders/orders.contract.ts'
import type { Service } from '#shared/features/market/services/services.contract.ts'

export const ORDERS = '/talent/api/orders'
export const COMPANY_ORDERS = '/company/api/orders'

/** The standard tier, without add-ons. */
export async function orderOf({ visitor }: BuiltPerson, servicePath: string): Promise<NewOrder> {
  const { id, tiers } = (await expectOk(visitor.get(servicePath))).json<Service>()
  const tier = tiers.find(({ name }) => name === 'standard')
  if (!tier) throw new Error('the service has no such tier')
  return { serviceId: id, tier: tier.name, addonIds: [], price: tier.price, note: 'For our payments API.' }
}

/** Requested by a person who buys for themselves. */
export async function anOrder(test: TestApp) {
  const { seller, path } = await aLiveService(test)
  const buyer = await aVerifiedTalent(test)
  const order = (await expectOk(buyer.visitor.post(ORDERS, await orderOf(buyer, path)))).json<Order>()
  return { seller, buyer, order, path: `${ORDERS}/${order.id}`, servicePath: path }
}

export type BuiltOrder = Awaited<ReturnType<typeof anOrder>>

export const stepOn = ({ visitor }: BuiltPerson, path: string, event: string, more: object = {}) =>
  visitor.post(`${path}/status`, { event, ...more })

/** Accepted, with the details sent, so that the seller can work on it. */
export async function anOrderInProgress(test: TestApp): Promise<BuiltOrder> {
  const built = await anOrder(test)
  await expectOk(stepOn(built.seller, built.path, 'accept'))
  await expectOk(stepOn(built.seller, built.path, 'ask_details', { text: 'Where is the code?' }))
  await expectOk(stepOn(built.buyer, built.path, 'send_details', { text: 'In the repository.' }))
  return built
}

/** An order placed by a company, in progress, with a file from the buyer. */
export async function aCompanyOrder(test: TestApp, owner: BuiltPerson) {
  const { seller, path: servicePath } = await aLiveService(test)
  const body = await orderOf(owner, servicePath)
  const { id } = (await expectOk(owner.visitor.post(COMPANY_ORDERS, body))).json<Order>()
  await expectOk(stepOn(seller, `${ORDERS}/${id}`, 'accept'))
  await expectOk(stepOn(seller, `${ORDERS}/${id}`, 'ask_details', { text: 'Where is the code?' }))
  const fileId = await aReadyFile(test, owner, { kind: 'attachment' })
  await expectOk(stepOn(owner, `${COMPANY_ORDERS}/${id}`, 'send_details', { text: 'In this file.', fileIds: [fileId] }))
  return { id, fileId, body, seller }
}

export async function aDeliveredOrder(test: TestApp): Promise<BuiltOrder> {
  const built = await anOrderInProgress(test)
  await expectOk(stepOn(built.seller, built.path, 'deliver', { text: 'Here is the report.' }))
  return built
}
