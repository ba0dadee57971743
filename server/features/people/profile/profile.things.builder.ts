import { randomUUID } from 'node:crypto'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { sampleOf } from '#server/platform/testing/sample-body.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { profile } from '#shared/features/people/profile/profile.contract.ts'

export const ownedThings: OwnedThings = async (test) => {
  const owner = await aPerson(test)
  const id = randomUUID()
  // An entry stays in its section, so it has to be the one of the generated body.
  await owner.visitor.put(`/talent/api/profile/entries/${id}`, sampleOf(profile.saveEntry.body))
  return [{ under: '/talent/api/profile/entries/:id', owner, id }]
}
