import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { NewProposal, OwnProposal } from '#shared/features/market/proposals/proposals.contract.ts'

export const PROPOSALS = '/talent/api/proposals'
export const PROPOSAL_LINKS = '/shared/api/proposals'
export const COMPANY_PROPOSALS = '/company/api/proposals'

export const proposalOf = (given: Partial<NewProposal> = {}): NewProposal => ({
  title: 'A payments page in four languages',
  scope: 'One page with its tests. Translations are yours; I put them in.',
  price: 180_000,
  currency: 'EUR',
  tax: 'none',
  days: 12,
  revisions: 1,
  validDays: 14,
  ...given,
})

export const tokenIn = ({ link }: OwnProposal): string => link?.split('/').at(-1) ?? ''

export async function aProposal(test: TestApp, given: Partial<NewProposal> = {}, by?: BuiltPerson) {
  const seller = by ?? (await aVerifiedTalent(test))
  const proposal = (await expectOk(seller.visitor.post(PROPOSALS, proposalOf(given)))).json<OwnProposal>()
  return { seller, proposal, token: tokenIn(proposal) }
}
