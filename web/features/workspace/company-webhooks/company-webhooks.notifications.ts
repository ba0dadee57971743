import { msg } from '@lingui/core/macro'
import type { companyWebhooksNotifications as facts } from '#shared/features/workspace/company-webhooks/company-webhooks.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const companyWebhooksNotifications: Record<keyof typeof facts, NotificationWords> = {
  webhook_stopped: {
    label: msg`Webhooks that were switched off`,
    help: msg`A webhook of your company has accepted nothing for days.`,
  },
}
