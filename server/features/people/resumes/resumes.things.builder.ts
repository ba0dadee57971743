import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'

export const ownedThings: OwnedThings = async (test) => {
  const owner = await aPerson(test)
  const id = await aReadyFile(test, owner)
  await owner.visitor.put('/talent/api/facts/resume', { fileId: id })
  return [{ under: '/talent/api/resumes/:fileId', owner, id }]
}
