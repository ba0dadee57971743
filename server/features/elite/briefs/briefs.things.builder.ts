import type { OwnedThings } from '#server/test-things.ts'
import { aProposedBrief, askAbout, COMPANY_BRIEFS, OWN_BRIEFS } from './briefs.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { brief, member, owner, interest } = await aProposedBrief(test)
  return [
    { under: `${OWN_BRIEFS}/:id`, owner: member, id: brief.id },
    { under: `${COMPANY_BRIEFS}/:id`, owner, id: brief.id },
    { under: '/company/api/brief-interests/:id', owner, id: interest.id },
    { under: '/company/api/brief-questions/:id', owner, id: await askAbout(member, owner, brief.id) },
  ]
}
