import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { masterclassNotifications as facts } from '#shared/features/learning/masterclass/masterclass.notifications.ts'

export const masterclassNotifications: Record<keyof typeof facts, NotificationTitle> = {
  talk_reminder: (i18n, values) =>
    i18n._({ id: 'notifications.talk_reminder', message: '{title} starts on {when}', values }),
  talk_place: (i18n, values) =>
    i18n._({ id: 'notifications.talk_place', message: 'A place is free until {until}: {title}', values }),
}
