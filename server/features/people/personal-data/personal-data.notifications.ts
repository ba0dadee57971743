import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { personalDataNotifications as facts } from '#shared/features/people/personal-data/personal-data.notifications.ts'

export const personalDataNotifications: Record<keyof typeof facts, NotificationTitle> = {
  deletion_scheduled: (i18n) =>
    i18n._({ id: 'notifications.deletion_scheduled', message: 'Your account is scheduled for deletion' }),
  export_ready: (i18n, values) =>
    i18n._({ id: 'notifications.export_ready', message: 'Your data export is ready', values }),
}
