import type { companyWebhooks } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const webhookList = endpointQuery<typeof companyWebhooks.list>('GET /company/api/webhooks')
export const deliveriesQuery = (id: string) =>
  endpointQuery<typeof companyWebhooks.deliveries>('GET /company/api/webhooks/:id/deliveries', { params: { id } })
export const deliveryQuery = (id: string) =>
  endpointQuery<typeof companyWebhooks.delivery>('GET /company/api/webhook-deliveries/:id', { params: { id } })
