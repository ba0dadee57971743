import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import {
  MAX_BILLING_CITY,
  MAX_BILLING_NAME,
  MAX_PAY_DAYS,
  MAX_PAY_TO,
  MAX_POSTCODE,
  MAX_STREET,
  MAX_TAX_NOTE,
  MAX_TAX_NUMBER,
  MAX_TAX_PERCENT,
  taxKinds,
} from './invoice-limits.ts'

const line = (longest: number) => z.string().trim().max(longest)

/** As machines compare it: without spaces and punctuation, in capitals. */
const vatId = z
  .string()
  .trim()
  .max(MAX_TAX_NUMBER)
  .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
  .refine((text) => text === '' || /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(text), {
    params: /* i18n */ { id: 'invoices.vat_id', message: 'A VAT ID starts with two letters, for example PT501234567.' },
  })

const address = {
  name: line(MAX_BILLING_NAME).min(1),
  street: line(MAX_STREET),
  postcode: line(MAX_POSTCODE),
  city: line(MAX_BILLING_CITY),
  country: countryCode,
  vatId,
}

export const companyBilling = z.object(address)
export type CompanyBilling = z.output<typeof companyBilling>

export const ownBilling = z
  .object({
    ...address,
    taxNumber: line(MAX_TAX_NUMBER),
    /** Null for people who only buy. */
    tax: z.enum(taxKinds).nullable(),
    /** In percent. */
    taxRate: z.number().min(0).max(MAX_TAX_PERCENT).multipleOf(0.01),
    /** No VAT for businesses in other countries with a VAT ID: they account for it themselves. */
    reverseCharge: z.boolean().default(false),
    taxNote: line(MAX_TAX_NOTE),
    /** Days the buyer has to pay. */
    payWithin: z.int().min(0).max(MAX_PAY_DAYS),
    payTo: line(MAX_PAY_TO),
  })
  .refine(({ tax, taxRate }) => tax !== 'standard' || taxRate > 0, {
    path: ['taxRate'],
    params: /* i18n */ { id: 'invoices.rate_missing', message: 'Enter the rate you charge, for example 23.' },
  })
  .refine(({ tax, vatId: own }) => tax !== 'standard' || own !== '', {
    path: ['vatId'],
    params: /* i18n */ { id: 'invoices.vat_id_missing', message: 'You need a VAT ID to charge VAT.' },
  })
  .refine(({ tax, vatId: own, taxNumber }) => tax !== 'exempt' || own !== '' || taxNumber !== '', {
    path: ['taxNumber'],
    params: /* i18n */ {
      id: 'invoices.tax_number_missing',
      message: 'An exempt invoice needs your VAT ID or your tax number.',
    },
  })
  .refine(({ tax, taxNote }) => tax !== 'exempt' || taxNote !== '', {
    path: ['taxNote'],
    params: /* i18n */ { id: 'invoices.note_missing', message: 'Say why you charge no VAT, as your tax office asks.' },
  })
export type OwnBilling = z.output<typeof ownBilling>

const shownAddress = {
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string(),
}
const shownOwn = z
  .object({
    ...shownAddress,
    taxNumber: z.string(),
    tax: z.enum(taxKinds).nullable(),
    taxRate: z.number(),
    reverseCharge: z.boolean(),
    taxNote: z.string(),
    payWithin: z.number(),
    payTo: z.string(),
  })
  .meta({ id: 'BillingDetails' })
export type ShownBilling = z.output<typeof shownOwn>
const shownCompany = z.object(shownAddress).meta({ id: 'CompanyBillingDetails' })
export type ShownCompanyBilling = z.output<typeof shownCompany>

export const billing = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/billing-details',
    guard: 'verified',
    summary: 'What your invoices say about you; null before you have saved it.',
    response: z.object({ details: shownOwn.nullable() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/talent/api/billing-details',
    guard: 'verified',
    summary: 'Saves what your invoices say about you, and issues those that waited for it.',
    body: ownBilling,
    response: z.object({ details: shownOwn }),
  }),
}

export const companyBillings = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/billing-details',
    guard: 'company',
    summary: 'The address on invoices to your company; null before it has been saved.',
    response: z.object({ details: shownCompany.nullable() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/company/api/billing-details',
    guard: 'company',
    summary: 'Saves the address on invoices to your company.',
    body: companyBilling,
    response: z.object({ details: shownCompany }),
  }),
}
