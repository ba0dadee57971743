import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import type { MessageTemplate } from '#shared/features/people/message-templates/message-templates.contract.ts'
import { createTemplate } from './message-templates.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { owner } = await aVerifiedCompany(test)
  const { id } = (await createTemplate(owner)).json<MessageTemplate>()
  return [{ under: '/company/api/message-templates/:id', owner, id }]
}
