import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { carryOutAll, decide } from '#server/features/base/operations/operations.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { aDeliveredOrder, COMPANY_ORDERS, stepOn } from '#server/features/market/orders/orders.builder.ts'
import { aLiveService } from '#server/features/market/services/services.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Invoice } from '#shared/features/market/invoices/invoices.contract.ts'
import { addDays, DAY, localDateAt } from '#shared/kit/time-zones.ts'
import { readPdf } from './documents/read-attachment.builder.ts'
import { schemaErrors } from './documents/schema.builder.ts'
import {
  aBuyer,
  aCompanyInvoice,
  anInvoice,
  BILLING,
  BUYER_TAX_NUMBER,
  billingOf,
  COMPANY_BILLING,
  COMPANY_INVOICES,
  complete,
  INVOICES,
  invoicesOf,
  saveBilling,
} from './invoices.builder.ts'

let test: TestApp
let stranger: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  stranger = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const titlesOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get('/shared/api/notifications'))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)

describe('an invoice', () => {
  it('is issued when the order is completed, and both sides get the same file', async () => {
    const { seller, buyer, order, invoice, path } = await anInvoice(test)
    expect(invoice).toMatchObject({ kind: 'invoice', total: order.price, tax: 0, currency: 'USD', isOwn: false })
    expect(invoice.number).toMatch(/^\d{4}-0001$/)
    expect((await invoicesOf(seller, order.id)).items).toMatchObject([{ id: invoice.id, isOwn: true }])
    const [mine, theirs] = [
      await buyer.visitor.get(`${path}/invoice.pdf`),
      await seller.visitor.get(`${path}/invoice.pdf`),
    ]
    expect(mine.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${invoice.number}.pdf"`,
    })
    expect(mine.rawPayload.equals(theirs.rawPayload)).toBe(true)
    const { attached, printed } = await readPdf(mine.rawPayload, 'factur-x.xml')
    expect(schemaErrors(attached)).toEqual([])
    expect(printed).toContain('Nairobi')
    // The buyer's tax number does not belong on the invoice.
    expect(`${printed} ${attached}`).not.toContain(BUYER_TAX_NUMBER)
    expect(await titlesOf(buyer)).toContain(`Invoice ${invoice.number}: API review with a written report`)
  })

  it('is numbered without gaps for each seller and year', async () => {
    const { seller, servicePath } = await anInvoice(test)
    const numbers: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const buyer = await aBuyer(test)
      const order = await complete({ seller, buyer }, servicePath)
      numbers.push((await invoicesOf(buyer, order.id)).items[0]?.number ?? '')
    }
    const year = test.clock.now().getUTCFullYear()
    expect(numbers).toEqual([`${year}-0002`, `${year}-0003`])
  })

  it('waits for the seller’s details, and is issued as soon as they are there', async () => {
    const { seller, path } = await aLiveService(test)
    const buyer = await aBuyer(test)
    const [first, second] = [await complete({ seller, buyer }, path), await complete({ seller, buyer }, path)]
    expect(await invoicesOf(buyer, first.id)).toEqual({ items: [], waitsFor: 'seller' })
    expect(await titlesOf(seller)).toContain(
      'Add your billing details so that your invoice can be issued: API review with a written report',
    )
    await expectOk(saveBilling(seller, { tax: null }))
    expect((await invoicesOf(buyer, first.id)).waitsFor).toBe('seller')
    await expectOk(saveBilling(seller))
    expect((await invoicesOf(buyer, first.id)).items[0]?.number).toMatch(/-0001$/)
    expect((await invoicesOf(buyer, second.id)).items[0]?.number).toMatch(/-0002$/)
  })

  it('waits for a buyer whose country is unknown', async () => {
    const { seller, path } = await aLiveService(test)
    await expectOk(saveBilling(seller))
    const buyer = await aVerifiedTalent(test)
    const order = await complete({ seller, buyer }, path)
    expect(await invoicesOf(seller, order.id)).toEqual({ items: [], waitsFor: 'buyer' })
    await expectOk(saveBilling(buyer, { tax: null, taxNumber: '' }))
    expect((await invoicesOf(seller, order.id)).items).toHaveLength(1)
  })

  it('has the date of where the seller lives', async () => {
    const { seller, servicePath } = await anInvoice(test)
    await test.platform.db.execute(`update people set time_zone = 'Pacific/Pago_Pago' where id = '${seller.id}'`)
    const buyer = await aBuyer(test)
    const order = await complete({ seller, buyer }, servicePath)
    const today = localDateAt('UTC', test.clock.now().getTime())
    expect((await invoicesOf(buyer, order.id)).items[0]?.issuedOn).toBe(addDays(today, -1))
  })

  it('takes the tax out of the price, or adds it if the service said so', async () => {
    const standard = { tax: 'standard', taxRate: 23, vatId: 'PT 501 234 567', country: 'PT' } as const
    expect((await anInvoice(test, standard, { tax: 'included' })).invoice).toMatchObject({ total: 24_000, tax: 4_488 })
    expect((await anInvoice(test, standard, { tax: 'added' })).invoice).toMatchObject({ total: 29_520, tax: 5_520 })
  })

  it('leaves VAT to businesses abroad that gave a VAT ID, if the seller says so', async () => {
    const standard = { tax: 'standard', taxRate: 23, vatId: 'PT501234567', country: 'PT', reverseCharge: true } as const
    const { seller, servicePath } = await anInvoice(test, standard, { tax: 'added' })
    for (const [given, tax] of [
      [{ country: 'DE', vatId: 'DE123456789' }, 0],
      [{ country: 'PT', vatId: 'PT999999990' }, 5_520],
      [{ country: 'DE', vatId: '' }, 5_520],
    ] as const) {
      const buyer = await aVerifiedTalent(test)
      await expectOk(saveBilling(buyer, { ...given, tax: null }))
      const { id } = await complete({ seller, buyer }, servicePath)
      expect((await invoicesOf(buyer, id)).items).toMatchObject([{ tax, total: 24_000 + tax }])
    }
  })

  it('gets its number even if many are issued at once, without gaps', async () => {
    const { seller, servicePath } = await anInvoice(test)
    const buyers = await Promise.all([1, 2, 3, 4].map(() => aBuyer(test)))
    const done = await Promise.all(buyers.map((buyer) => complete({ seller, buyer }, servicePath)))
    const numbers = await Promise.all(done.map(async ({ id }) => (await invoicesOf(seller, id)).items[0]?.number))
    expect(new Set(numbers.map((number) => number?.slice(5)))).toEqual(new Set(['0002', '0003', '0004', '0005']))
  })

  it('keeps what it said when the seller moves', async () => {
    const { seller, buyer, path } = await anInvoice(test)
    const before = (await buyer.visitor.get(`${path}/invoice.pdf`)).rawPayload
    await expectOk(saveBilling(seller, { city: 'Mombasa' }))
    expect((await buyer.visitor.get(`${path}/invoice.pdf`)).rawPayload.equals(before)).toBe(true)
  })

  it('is issued when a dispute is decided for the seller, and not when it is decided for the buyer', async () => {
    const operator = await aPersonWith(test, 'operator')
    for (const choice of ['for_seller', 'for_buyer']) {
      const { seller, buyer, order, path } = await aDeliveredOrder(test)
      for (const person of [seller, buyer]) await expectOk(saveBilling(person))
      await expectOk(stepOn(buyer, path, 'dispute', { text: 'This is not what I ordered.' }))
      await expectOk(decide(operator, { queue: 'orders', id: order.id }, { choice, reason: 'I read both.' }))
      await carryOutAll(test)
      expect((await invoicesOf(buyer, order.id)).items).toHaveLength(choice === 'for_seller' ? 1 : 0)
    }
  })

  it('is nobody else’s business', async () => {
    const { order, path } = await anInvoice(test)
    expect((await stranger.visitor.get(`${path}/invoice.pdf`)).statusCode).toBe(404)
    expect((await stranger.visitor.get(`/talent/api/orders/${order.id}/invoices`)).statusCode).toBe(404)
  })
})

describe('the seller', () => {
  it('cancels an invoice with one credit note, numbered in the same series', async () => {
    const { seller, buyer, order, invoice, path } = await anInvoice(test)
    expect((await buyer.visitor.post(`${path}/credit`, { reason: 'I want it.' })).statusCode).toBe(403)
    const credit = (await expectOk(seller.visitor.post(`${path}/credit`, { reason: 'Refunded' }))).json<Invoice>()
    expect(credit).toMatchObject({ kind: 'credit_note', total: invoice.total, reason: 'Refunded', dueOn: null })
    expect(credit.number).toMatch(/-0002$/)
    expect((await seller.visitor.post(`${path}/credit`, { reason: 'Again' })).json()).toMatchObject({ id: credit.id })
    expect((await seller.visitor.post(`${INVOICES}/${credit.id}/credit`, { reason: 'No' })).statusCode).toBe(403)
    expect((await invoicesOf(buyer, order.id)).items).toMatchObject([
      { number: invoice.number, isCredited: true },
      { number: credit.number, isCredited: false },
    ])
    const file = await buyer.visitor.get(`${INVOICES}/${credit.id}/invoice.pdf`)
    const { attached } = await readPdf(file.rawPayload, 'factur-x.xml')
    expect(schemaErrors(attached)).toEqual([])
    expect(attached).toContain(`<ram:TypeCode>381</ram:TypeCode>`)
    expect((await seller.visitor.put(`${path}/paid`, { isPaid: true })).statusCode).toBe(409)
  })

  it('says that it was paid; saying it twice does not move the date', async () => {
    const { seller, buyer, path } = await anInvoice(test)
    const { paidAt } = (await expectOk(seller.visitor.put(`${path}/paid`, { isPaid: true }))).json<Invoice>()
    test.clock.advance(DAY)
    expect((await seller.visitor.put(`${path}/paid`, { isPaid: true })).json()).toMatchObject({ paidAt })
    expect((await buyer.visitor.put(`${path}/paid`, { isPaid: true })).statusCode).toBe(403)
    expect((await seller.visitor.put(`${path}/paid`, { isPaid: false })).json()).toMatchObject({ paidAt: null })
  })
})

describe('billing details', () => {
  it('are read back as they were saved', async () => {
    const person = await aVerifiedTalent(test)
    expect((await person.visitor.get(BILLING)).json()).toEqual({ details: null })
    const given = { tax: 'standard', taxRate: 7.7, vatId: 'CHE-123.456.789', country: 'CH' } as const
    await expectOk(saveBilling(person, given))
    expect((await person.visitor.get(BILLING)).json()).toMatchObject({
      details: { taxRate: 7.7, vatId: 'CHE123456789' },
    })
  })

  it.each([
    ['a rate without a VAT ID', { tax: 'standard', taxRate: 23 }, 'vatId'],
    ['no rate', { tax: 'standard', vatId: 'PT501234567' }, 'taxRate'],
    ['an exemption without a reason', { tax: 'exempt' }, 'taxNote'],
    ['an exemption without a number', { tax: 'exempt', taxNote: 'Small business', taxNumber: '' }, 'taxNumber'],
    ['a VAT ID without a country', { vatId: '501234567' }, 'vatId'],
  ] as const)('do not take %s', async (_, given, field) => {
    const answer = await stranger.visitor.put(BILLING, billingOf(given))
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })

  it('of a company are on its invoices', async () => {
    const { owner } = await aVerifiedCompany(test)
    const address = {
      name: 'Fjordpay AS',
      street: 'Storgata 1',
      postcode: '0155',
      city: 'Oslo',
      country: 'NO',
      vatId: '',
    }
    await expectOk(owner.visitor.put(COMPANY_BILLING, address))
    expect((await owner.visitor.get(COMPANY_BILLING)).json()).toEqual({ details: address })
    const { id } = await aCompanyInvoice(test, owner)
    const file = await owner.visitor.get(`${COMPANY_INVOICES}/${id}/invoice.pdf`)
    expect((await readPdf(file.rawPayload, 'factur-x.xml')).printed).toContain('Storgata')
    const { owner: other } = await aVerifiedCompany(test)
    expect((await other.visitor.get(`${COMPANY_INVOICES}/${id}/invoice.pdf`)).statusCode).toBe(404)
    expect((await other.visitor.get(`${COMPANY_ORDERS}/${id}/invoices`)).statusCode).toBe(404)
  })
})
