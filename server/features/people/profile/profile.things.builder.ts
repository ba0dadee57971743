import { randomUUID } from 'node:crypto'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'

export const ownedThings: OwnedThings = async (test) => {
  const owner = await aPerson(test)
  const id = randomUUID()
  const entry = { section: 'work', content: { company: 'Mavuno Market', roles: [{ title: 'Engineer' }] } }
  await owner.visitor.put(`/talent/api/profile/entries/${id}`, { entry })
  return [{ under: '/talent/api/profile/entries/:id', owner, id }]
}
