import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { servicesNotifications as facts } from '#shared/features/market/services/services.notifications.ts'

export const servicesNotifications: Record<keyof typeof facts, NotificationTitle> = {
  service_reviewed: (i18n, values) =>
    i18n._({
      id: 'notifications.service_reviewed',
      message:
        '{outcome, select, approve {Your service is on the marketplace: {title}} other {Your service needs changes: {title}}}',
      values,
    }),
}
