import type { OwnedThings } from '#server/test-things.ts'
import { aSentOffer } from './offers.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { id, talent, owner } = await aSentOffer(test)
  return [
    { under: '/talent/api/offers/:id', owner: talent, id },
    { under: '/company/api/offers/:id', owner, id },
  ]
}
