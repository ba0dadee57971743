import { msg } from '@lingui/core/macro'
import type { servicesNotifications as facts } from '#shared/features/market/services/services.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const servicesNotifications: Record<keyof typeof facts, NotificationWords> = {
  service_reviewed: {
    label: msg`Review of a service`,
    help: msg`A service you offer is on the marketplace, or needs changes first.`,
  },
}
