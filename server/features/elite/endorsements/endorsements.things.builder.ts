import type { OwnedThings } from '#server/test-things.ts'
import { aPreparedApplication, eliteAt } from '../elite/elite.builder.ts'
import { endorsersOf } from './endorsements.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const talent = await aPreparedApplication(test)
  const [endorser] = (await endorsersOf(talent)).items
  return [{ under: eliteAt('/endorsers/:id'), owner: talent, id: endorser?.id ?? '' }]
}
