import type { OwnedThings } from '#server/test-things.ts'
import { aProposal, PROPOSALS } from './proposals.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { seller, proposal } = await aProposal(test)
  return [{ under: `${PROPOSALS}/:id`, owner: seller, id: proposal.id }]
}
