import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { jobPay } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import * as limits from './offer-limits.ts'
import { companyOfferSteps } from './offer-status.ts'
import { offerTerms, suggestedTerms } from './offer-terms.contract.ts'
import { offerCard, offerDetail } from './offer-view.contract.ts'
import { companySignature } from './offers.contract.ts'

const member = z.object({ id, name: z.string() }).meta({ id: 'OfferMember' })

const companyOffer = offerDetail
  .extend({
    answerDays: z.int(),
    createdBy: member.nullable(),
    approver: member.nullable(),
    /** What the approver wants to be changed. */
    returnNote: z.string(),
    can: z.object({
      edit: z.boolean(),
      revise: z.boolean(),
      countersign: z.boolean(),
      decideExtension: z.boolean(),
      steps: z.array(z.enum(companyOfferSteps)),
    }),
  })
  .meta({ id: 'CompanyOffer' })
export type CompanyOffer = z.output<typeof companyOffer>

/** What the form starts with: the application, who may approve, the pay the job was published with. */
const offerContext = z
  .object({
    application: z.object({ id, talentName: z.string(), timeZone: z.string() }),
    job: z.object({ id, title: z.string() }),
    publishedPay: jobPay.nullable(),
    suggested: suggestedTerms,
    approvers: z.array(member),
    /** An application has one offer at a time. */
    liveOfferId: id.nullable(),
  })
  .meta({ id: 'OfferContext' })
export type OfferContext = z.output<typeof offerContext>

export const offerDraft = z.object({
  terms: offerTerms,
  answerDays: z.int().min(limits.MIN_ANSWER_DAYS).max(limits.MAX_ANSWER_DAYS).default(limits.DEFAULT_ANSWER_DAYS),
  approverId: id,
})
export type OfferDraft = z.output<typeof offerDraft>

export const offerStep = z.object({
  event: z.enum(companyOfferSteps),
  /** Shown to the talent when the offer is withdrawn, to the author when it is returned. */
  note: z.string().trim().max(limits.MAX_OFFER_NOTE).default(''),
})
export type OfferStep = z.output<typeof offerStep>

const offerRevision = z.object({
  /** The version this one is based on. */
  version: z.int().min(1),
  terms: offerTerms,
  answerDays: z.int().min(limits.MIN_ANSWER_DAYS).max(limits.MAX_ANSWER_DAYS).default(limits.DEFAULT_ANSWER_DAYS),
})
export type OfferRevision = z.output<typeof offerRevision>

const listQuery = pageQuery.extend({ cursor: id.optional(), show: z.enum(limits.offerShelves).default('open') })
export type CompanyOffersQuery = z.output<typeof listQuery>

const recordsQuery = pageQuery.extend({ cursor: id.optional() })
export type OfferRecordsQuery = z.output<typeof recordsQuery>

const offerRecord = z
  .object({
    id,
    title: z.string(),
    amount: z.int(),
    currency: z.string(),
    period: z.enum(limits.offerPayPeriods),
    startOn: z.iso.date(),
    code: z.string(),
    sha256: z.string(),
    sealedAt: z.iso.datetime(),
  })
  .meta({ id: 'OfferRecord' })
export type OfferRecord = z.output<typeof offerRecord>

const byId = z.object({ id })

export const companyOffers = {
  context: endpoint({
    method: 'GET',
    path: '/company/api/applications/:id/offer-context',
    guard: 'company',
    summary: 'What an offer for this applicant starts with.',
    params: byId,
    response: offerContext,
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/offers',
    guard: 'company',
    summary: 'Drafts an offer for an applicant. An application has one offer at a time.',
    params: byId,
    body: offerDraft,
    response: companyOffer,
    status: 201,
    creates: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/company/api/offers',
    guard: 'company',
    summary: 'The offers of your current company, newest first.',
    query: listQuery,
    response: pageOf(offerCard),
  }),
  records: endpoint({
    method: 'GET',
    path: '/company/api/offer-records',
    guard: 'company',
    summary: 'What your current company keeps of contracts with people who deleted their account, newest first.',
    query: recordsQuery,
    response: pageOf(offerRecord),
  }),
  show: endpoint({
    method: 'GET',
    path: '/company/api/offers/:id',
    guard: 'company',
    summary: 'One offer with all its versions.',
    params: byId,
    response: companyOffer,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/company/api/offers/:id',
    guard: 'company',
    summary: 'Changes a draft.',
    params: byId,
    body: offerDraft,
    response: companyOffer,
  }),
  step: endpoint({
    method: 'POST',
    path: '/company/api/offers/:id/status',
    guard: 'company',
    summary: 'Submits, approves, returns, sends or withdraws an offer, or keeps it unchanged after a counter-proposal.',
    params: byId,
    body: offerStep,
    response: companyOffer,
  }),
  revise: endpoint({
    method: 'POST',
    path: '/company/api/offers/:id/versions',
    guard: 'company',
    summary: 'Sends a new version of the offer. It replaces the one before.',
    params: byId,
    body: offerRevision,
    response: companyOffer,
  }),
  countersign: endpoint({
    method: 'POST',
    path: '/company/api/offers/:id/signature',
    guard: 'company',
    summary: 'Signs the accepted offer for the company. Repeating it changes nothing.',
    params: byId,
    body: companySignature,
    response: companyOffer,
  }),
  decideExtension: endpoint({
    method: 'POST',
    path: '/company/api/offers/:id/extension',
    guard: 'company',
    summary: 'Grants or refuses the talent’s request for more time.',
    params: byId,
    body: z.object({ isGranted: z.boolean() }),
    response: companyOffer,
  }),
}
