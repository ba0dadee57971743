import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import * as limits from './offer-limits.ts'
import { counterChanges } from './offer-terms.contract.ts'
import { offerCard, offerDetail } from './offer-view.contract.ts'

/** Converted with the rate of that day; null if the currency has no rate. */
const ownPay = z
  .object({
    amount: z.int(),
    currency: z.string(),
    period: z.enum(limits.offerPayPeriods),
    rateDate: z.iso.date().nullable(),
  })
  .meta({ id: 'OfferOwnPay' })

/** Per month of the hours offered, in the talent's currency. */
const monthly = z.object({ amount: z.int(), currency: z.string() })

const talentFacts = {
  ownPay: ownPay.nullable(),
  monthlyPay: monthly.nullable(),
  can: z.object({ sign: z.boolean(), decline: z.boolean(), counter: z.boolean(), askForTime: z.boolean() }),
}

const talentOfferCard = offerCard.extend(talentFacts).meta({ id: 'TalentOfferCard' })
export type TalentOfferCard = z.output<typeof talentOfferCard>

const talentOffer = offerDetail
  .extend({
    ...talentFacts,
    monthlyFloor: monthly.nullable(),
    profileName: z.string(),
    lastExtensionDay: z.iso.date().nullable(),
  })
  .meta({ id: 'TalentOffer' })
export type TalentOffer = z.output<typeof talentOffer>

const signatureFields = z.object({
  name: singleLine(2, limits.MAX_SIGNER_NAME),
  method: z.enum(limits.signatureMethods).default('typed'),
  /** Strokes on a fixed grid: `M10 20L12 25…`. */
  drawing: z
    .string()
    .max(limits.MAX_DRAWING)
    .regex(/^(M\d{1,4} \d{1,4}(L\d{1,4} \d{1,4})+)+$/)
    .nullable()
    .default(null),
  /** The version that was read: signing another one is refused. */
  version: z.int().min(1),
  /** For a name that differs from the one on the profile. */
  isNameConfirmed: z.boolean().default(false),
})

const drawingMissing = {
  path: ['drawing'],
  params: /* i18n */ { id: 'offers.drawing_missing', message: 'Draw your signature, or choose to type your name.' },
}
const hasDrawing = ({ method, drawing }: { method: string; drawing: string | null }) =>
  method === 'typed' || drawing !== null

export const companySignature = signatureFields.refine(hasDrawing, drawingMissing)
export type CompanySignature = z.output<typeof companySignature>

export const talentSignature = signatureFields
  .extend({ hasRead: z.boolean() })
  .refine(hasDrawing, drawingMissing)
  .refine(({ hasRead }) => hasRead, {
    path: ['hasRead'],
    params: /* i18n */ { id: 'offers.not_read', message: 'Read the whole offer, then confirm it here.' },
  })
export type TalentSignature = z.output<typeof talentSignature>

export const offerDecline = z.object({
  reason: z.enum(limits.offerDeclineReasons),
  note: z.string().trim().max(limits.MAX_OFFER_NOTE).default(''),
})
export type OfferDecline = z.output<typeof offerDecline>

export const offerCounterProposal = z
  .object({
    version: z.int().min(1),
    changes: counterChanges,
    message: z.string().trim().max(limits.MAX_COUNTER_MESSAGE).default(''),
  })
  .refine(({ changes }) => Object.values(changes).some((value) => value !== undefined), {
    path: ['changes'],
    params: /* i18n */ { id: 'offers.nothing_changed', message: 'Change at least one of the terms.' },
  })
export type OfferCounterProposal = z.output<typeof offerCounterProposal>

export const extensionRequest = z.object({
  until: z.iso.date(),
  reason: z.string().trim().max(limits.MAX_EXTENSION_REASON).default(''),
})
export type ExtensionRequest = z.output<typeof extensionRequest>

const listQuery = pageQuery.extend({ cursor: id.optional(), show: z.enum(limits.offerShelves).default('open') })
export type OffersQuery = z.output<typeof listQuery>

const byId = z.object({ id })

export const offers = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/offers',
    guard: 'verified',
    summary: 'Your offers, newest first.',
    query: listQuery,
    response: pageOf(talentOfferCard).extend({ totals: z.object({ open: z.int(), ended: z.int() }) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/offers/:id',
    guard: 'verified',
    summary: 'One of your offers with all its versions.',
    params: byId,
    response: talentOffer,
  }),
  view: endpoint({
    method: 'POST',
    path: '/talent/api/offers/:id/view',
    guard: 'verified',
    summary: 'Records that you have opened the offer.',
    params: byId,
    response: talentOffer,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/talent/api/offers/:id/signature',
    guard: 'verified',
    summary: 'Accepts the offer with your signature. Repeating it changes nothing.',
    params: byId,
    body: talentSignature,
    response: talentOffer,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/talent/api/offers/:id/decline',
    guard: 'verified',
    summary: 'Declines the offer.',
    params: byId,
    body: offerDecline,
    response: talentOffer,
  }),
  counter: endpoint({
    method: 'POST',
    path: '/talent/api/offers/:id/counters',
    guard: 'verified',
    summary: 'Asks the company to change some of the terms.',
    params: byId,
    body: offerCounterProposal,
    response: talentOffer,
  }),
  askForTime: endpoint({
    method: 'POST',
    path: '/talent/api/offers/:id/extension',
    guard: 'verified',
    summary: 'Asks for more time, once.',
    params: byId,
    body: extensionRequest,
    response: talentOffer,
  }),
}
