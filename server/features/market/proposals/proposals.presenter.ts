import type { OwnProposal } from '#shared/features/market/proposals/proposals.contract.ts'
import { stateOf } from './proposals.policy.ts'
import type { ProposalRow } from './proposals.queries.ts'

export const presentTerms = (row: ProposalRow) => ({
  title: row.title,
  scope: row.scope,
  price: row.price,
  currency: row.currency,
  tax: row.tax,
  days: row.days,
  revisions: row.revisions,
  expiresAt: row.expiresAt.toISOString(),
})

export function presentOwn(row: ProposalRow, { link, now }: { link: string; now: Date }): OwnProposal {
  const state = stateOf(row, now)
  return {
    ...presentTerms(row),
    id: row.id,
    state,
    createdAt: row.createdAt.toISOString(),
    link: state === 'open' ? link : null,
    orderId: row.orderId,
  }
}
