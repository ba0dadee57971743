import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { ratedCurrencies } from '#shared/features/base/exchange-rates/rated-currencies.ts'
import {
  MAX_DELIVERY_DAYS,
  MAX_PRICE,
  MAX_REVISIONS,
  taxRules,
} from '#shared/features/market/services/service-kinds.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  MAX_PROPOSAL_DAYS,
  MAX_PROPOSAL_TITLE,
  MAX_SCOPE,
  MIN_PROPOSAL_TITLE,
  MIN_SCOPE,
  PROPOSAL_DAYS,
} from './proposal-limits.ts'
import { proposalStates } from './proposal-status.ts'

const instant = z.iso.datetime()

export const newProposal = z.object({
  title: z.string().trim().min(MIN_PROPOSAL_TITLE).max(MAX_PROPOSAL_TITLE),
  /** What will be done, and what will not. */
  scope: z.string().trim().min(MIN_SCOPE).max(MAX_SCOPE),
  /** In the smallest unit of the currency. */
  price: z.int().min(1).max(MAX_PRICE),
  currency: z.string().refine((code) => ratedCurrencies.includes(code), {
    params: /* i18n */ { id: 'services.currency', message: 'Choose a currency with an exchange rate.' },
  }),
  tax: z.enum(taxRules),
  days: z.int().min(1).max(MAX_DELIVERY_DAYS),
  revisions: z.int().min(0).max(MAX_REVISIONS),
  /** Days for which the link works. */
  validDays: z.int().min(1).max(MAX_PROPOSAL_DAYS).default(PROPOSAL_DAYS),
})
export type NewProposal = z.output<typeof newProposal>

const terms = z.object({
  title: z.string(),
  scope: z.string(),
  price: z.number(),
  currency: z.string(),
  tax: z.enum(taxRules),
  days: z.number(),
  revisions: z.number(),
  expiresAt: instant,
})

const ownProposal = terms
  .extend({
    id,
    state: z.enum(proposalStates),
    createdAt: instant,
    /** Where the client reads it; null once it can no longer be answered. */
    link: z.string().nullable(),
    orderId: id.nullable(),
  })
  .meta({ id: 'OwnProposal' })
export type OwnProposal = z.output<typeof ownProposal>

const shownProposal = z
  .object({
    state: z.enum(proposalStates),
    /** Null unless it can be answered, or was answered by the reader. */
    terms: terms.nullable(),
    seller: z
      .object({
        name: z.string(),
        country: z.string().nullable(),
        timeZone: z.string().nullable(),
        isIdentityChecked: z.boolean(),
      })
      .nullable(),
    /** The reader wrote it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Proposal' })
export type ShownProposal = z.output<typeof shownProposal>

const token = z.string().min(1).max(100)
const byToken = z.object({ token })
const placed = z.object({ orderId: id })

export const proposals = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/proposals',
    guard: 'verified',
    summary: 'Proposals you have written, newest first, with their links.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(ownProposal),
  }),
  create: endpoint({
    method: 'POST',
    path: '/talent/api/proposals',
    guard: 'verified',
    summary: 'Writes a proposal. Whoever has its link can read it, and accept it once.',
    body: newProposal,
    response: ownProposal,
    status: 201,
    creates: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/talent/api/proposals/:id/withdraw',
    guard: 'verified',
    summary: 'Withdraws a proposal: its link stops working at once.',
    params: z.object({ id }),
    response: ownProposal,
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/proposals',
    guard: 'open',
    summary: 'A proposal, for whoever has its link. Reading it changes nothing.',
    query: byToken,
    response: shownProposal,
    limit: 'strict',
  }),
  accept: endpoint({
    method: 'POST',
    path: '/talent/api/proposals/accept',
    guard: 'verified',
    summary: 'Accepts a proposal: it becomes an accepted order of yours. Doing it again returns the same order.',
    body: byToken,
    response: placed,
    limit: 'strict',
  }),
  decline: endpoint({
    method: 'POST',
    path: '/shared/api/proposals/decline',
    guard: 'verified',
    summary: 'Declines a proposal, for whoever has its link.',
    body: byToken,
    response: shownProposal,
    limit: 'strict',
  }),
}

export const companyProposals = {
  accept: endpoint({
    method: 'POST',
    path: '/company/api/proposals/accept',
    guard: 'company',
    summary: 'Accepts a proposal for your company.',
    body: byToken,
    response: placed,
    limit: 'strict',
  }),
}
