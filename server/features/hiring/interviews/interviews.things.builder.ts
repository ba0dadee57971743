import type { OwnedThings } from '#server/test-things.ts'
import {
  anInterview,
  aRequest,
  COMPANY_INTERVIEWS,
  COMPANY_REQUESTS,
  OWN_INTERVIEWS,
  OWN_REQUESTS,
} from './interviews.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const asked = await aRequest(test)
  const agreed = await anInterview(test)
  return [
    { under: `${OWN_REQUESTS}/:id`, owner: asked.talent, id: asked.request.id },
    { under: `${COMPANY_REQUESTS}/:id`, owner: asked.owner, id: asked.request.id },
    { under: `${OWN_INTERVIEWS}/:id`, owner: agreed.talent, id: agreed.interview.id },
    { under: `${COMPANY_INTERVIEWS}/:id`, owner: agreed.owner, id: agreed.interview.id },
  ]
}
