import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { TestApp } from '#server/test-app.ts'
import {
  companyWebhooks,
  type WebhookDelivery,
} from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { webhookEventTypes } from '#shared/features/workspace/company-webhooks/webhook-events.ts'
import { insertWebhook, type WebhookRow } from './company-webhooks.queries.ts'
import { sealSecret } from './webhook-secret.ts'

export const WEBHOOK_SECRET = Buffer.from('a secret of thirty-two characters')

/** Subscribed to all events; unlike a webhook that a member registers, it may point to a local server. */
export function aWebhook(
  { platform }: TestApp,
  company: { id: string },
  named: Partial<WebhookRow> = {},
): Promise<WebhookRow> {
  const id = newId()
  return insertWebhook(platform.db, {
    id,
    companyId: company.id,
    url: 'https://hooks.example/meridian',
    eventTypes: [...webhookEventTypes],
    secret: sealSecret(platform.appKey, id, WEBHOOK_SECRET),
    ...named,
  })
}

export async function aTestDelivery({ visitor }: Pick<BuiltPerson, 'visitor'>, { id }: { id: string }) {
  const answer = await visitor.post(companyWebhooks.test.path.replace(':id', id), {})
  if (answer.statusCode !== 202) throw new Error(`The test was not sent: ${answer.body}`)
  return answer.json<WebhookDelivery>()
}
