import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { COMPANY_ORDERS, ORDERS, orderOf, stepOn } from '#server/features/market/orders/orders.builder.ts'
import { aLiveService } from '#server/features/market/services/services.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { OwnBilling } from '#shared/features/market/invoices/billing.contract.ts'
import type { Invoice, OrderInvoices } from '#shared/features/market/invoices/invoices.contract.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import type { ServiceContent } from '#shared/features/market/services/own-services.contract.ts'

export const BILLING = '/talent/api/billing-details'
export const COMPANY_BILLING = '/company/api/billing-details'
export const INVOICES = '/talent/api/invoices'
export const COMPANY_INVOICES = '/company/api/invoices'

export const billingOf = (given: Partial<OwnBilling> = {}): OwnBilling => ({
  name: 'Wanjiru Kamau Software & Söhne',
  street: 'Ngong Road 12',
  postcode: '00100',
  city: 'Nairobi',
  country: 'KE',
  vatId: '',
  taxNumber: 'A001234567Z',
  tax: 'none',
  taxRate: 0,
  reverseCharge: false,
  taxNote: '',
  payWithin: 14,
  payTo: 'IBAN KE00 0000, Equity Bank',
  ...given,
})

export const saveBilling = ({ visitor }: BuiltPerson, given: Partial<OwnBilling> = {}) =>
  visitor.put(BILLING, billingOf(given))

export const BUYER_TAX_NUMBER = 'ZW-778812'

/** Has said where they live, without which there is no invoice. */
export async function aBuyer(test: TestApp): Promise<BuiltPerson> {
  const buyer = await aVerifiedTalent(test)
  await expectOk(
    saveBilling(buyer, { name: 'Tendai Moyo', city: 'Harare', country: 'ZW', tax: null, taxNumber: BUYER_TAX_NUMBER }),
  )
  return buyer
}

type Sides = { seller: BuiltPerson; buyer: BuiltPerson; scope?: string }

/** From the order to the accepted delivery. */
export async function complete({ seller, buyer, scope = ORDERS }: Sides, servicePath: string): Promise<Order> {
  const { id } = (await expectOk(buyer.visitor.post(scope, await orderOf(buyer, servicePath)))).json<Order>()
  for (const event of ['accept', 'start']) await expectOk(stepOn(seller, `${ORDERS}/${id}`, event))
  await expectOk(stepOn(seller, `${ORDERS}/${id}`, 'deliver', { text: 'Here is the report.' }))
  return (await expectOk(stepOn(buyer, `${scope}/${id}`, 'complete'))).json<Order>()
}

export const invoicesOf = async ({ visitor }: BuiltPerson, orderId: string, scope = ORDERS): Promise<OrderInvoices> =>
  (await expectOk(visitor.get(`${scope}/${orderId}/invoices`))).json<OrderInvoices>()

async function firstOf(person: BuiltPerson, orderId: string, scope = ORDERS): Promise<Invoice> {
  const [invoice] = (await invoicesOf(person, orderId, scope)).items
  if (!invoice) throw new Error('the order has no invoice')
  return invoice
}

export async function anInvoice(test: TestApp, given: Partial<OwnBilling> = {}, service: Partial<ServiceContent> = {}) {
  const { seller, path: servicePath } = await aLiveService(test, service)
  await expectOk(saveBilling(seller, given))
  const buyer = await aBuyer(test)
  const order = await complete({ seller, buyer }, servicePath)
  const invoice = await firstOf(buyer, order.id)
  return { seller, buyer, order, invoice, servicePath, path: `${INVOICES}/${invoice.id}` }
}

export async function aCompanyInvoice(test: TestApp, owner: BuiltPerson): Promise<Invoice> {
  const { seller, path } = await aLiveService(test)
  await expectOk(saveBilling(seller))
  const order = await complete({ seller, buyer: owner, scope: COMPANY_ORDERS }, path)
  return firstOf(owner, order.id, COMPANY_ORDERS)
}
