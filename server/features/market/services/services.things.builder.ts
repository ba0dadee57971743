import type { OwnedThings } from '#server/test-things.ts'
import { aDraftService, aSeller, OWN_SERVICES } from './services.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const owner = await aSeller(test)
  const { id } = await aDraftService(owner)
  return [{ under: `${OWN_SERVICES}/:id`, owner, id }]
}
