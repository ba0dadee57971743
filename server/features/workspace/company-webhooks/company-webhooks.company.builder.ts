import { type CompanyRecords, type CompanyRoles, managing } from '#server/test-company.ts'
import { aTestDelivery, aWebhook } from './company-webhooks.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/webhooks':                       managing,
  'POST /company/api/webhooks':                      managing,
  'PUT /company/api/webhooks/:id':                   managing,
  'DELETE /company/api/webhooks/:id':                managing,
  'POST /company/api/webhooks/:id/secret':           managing,
  'POST /company/api/webhooks/:id/test':             managing,
  'GET /company/api/webhooks/:id/deliveries':        managing,
  'GET /company/api/webhook-deliveries/:id':         managing,
  'POST /company/api/webhook-deliveries/:id/replay': managing,
}

export const records: CompanyRecords = async ({ test, owner, company }) => {
  const webhook = await aWebhook(test, company)
  return {
    records: [
      { under: '/company/api/webhooks/:id', id: webhook.id },
      { under: '/company/api/webhook-deliveries/:id', id: (await aTestDelivery(owner, webhook)).id },
    ],
  }
}
