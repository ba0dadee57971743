import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { aTalk, TALK_OFFERS } from './masterclass.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const owner = await aVerifiedTalent(test)
  const offer = await aTalk(test, { personId: owner.id, status: 'accepted', startsAt: null })
  return [{ under: `${TALK_OFFERS}/:id`, owner, id: offer.id }]
}
