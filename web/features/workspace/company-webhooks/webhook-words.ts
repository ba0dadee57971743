import { useLingui } from '@lingui/react/macro'
import type {
  AttemptError,
  WebhookDelivery,
} from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import type { WebhookEventType } from '#shared/features/workspace/company-webhooks/webhook-events.ts'

export function useEventNames(): Record<WebhookEventType, string> {
  const { t } = useLingui()
  return {
    'job.published': t`Job published`,
    'job.paused': t`Job paused`,
    'job.closed': t`Job closed`,
    'application.received': t`Application received`,
    'application.moved': t`Applicant moved to another stage`,
    'application.ended': t`Application ended: hired, rejected or withdrawn`,
    'message.received': t`Message from an applicant`,
    'offer.moved': t`Offer sent, answered, signed or ended`,
  }
}

export function useStateNames(): Record<WebhookDelivery['state'], string> {
  const { t } = useLingui()
  return { pending: t`Will be tried again`, delivered: t`Delivered`, failed: t`Given up` }
}

export function useAttemptErrors(): Record<AttemptError, string> {
  const { t } = useLingui()
  return {
    bad_address: t`The address is not valid.`,
    address_forbidden: t`The address points to a private network.`,
    unreachable: t`The server could not be reached.`,
    too_slow: t`The server took too long to respond.`,
    redirected: t`The server redirected. Webhooks do not follow redirects: enter the final address.`,
    rejected: t`The server did not accept it.`,
    secret_unreadable: t`The secret can no longer be read. Replace it and switch the webhook on again.`,
  }
}
