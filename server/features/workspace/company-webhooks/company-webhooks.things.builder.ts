import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { aTestDelivery, aWebhook } from './company-webhooks.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { owner, company } = await aVerifiedCompany(test)
  const webhook = await aWebhook(test, company)
  // Deliveries are deleted with their webhook, so this one belongs to another.
  const delivery = await aTestDelivery(owner, await aWebhook(test, company))
  return [
    { under: '/company/api/webhooks/:id', owner, id: webhook.id },
    { under: '/company/api/webhook-deliveries/:id', owner, id: delivery.id },
  ]
}
