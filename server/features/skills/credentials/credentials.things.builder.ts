import type { OwnedThings } from '#server/test-things.ts'
import { aCredential } from './credentials.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { id, talent } = await aCredential(test)
  return [{ under: '/talent/api/credentials/:id', owner: talent, id }]
}
