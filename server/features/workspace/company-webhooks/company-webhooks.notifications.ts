import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { companyWebhooksNotifications as facts } from '#shared/features/workspace/company-webhooks/company-webhooks.notifications.ts'

export const companyWebhooksNotifications: Record<keyof typeof facts, NotificationTitle> = {
  webhook_stopped: (i18n, given) => {
    // Older notifications have no reason.
    const values = { reason: 'rejected', ...given }
    return i18n._({
      id: 'notifications.webhook_switched_off',
      message:
        '{reason, select, secret {The webhook to {host} was switched off because its secret can no longer be read. Replace it.} other {The webhook to {host} was switched off because it no longer accepts events.}}',
      values,
    })
  },
}
