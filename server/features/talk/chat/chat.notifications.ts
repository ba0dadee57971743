import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { chatNotifications as facts } from '#shared/features/talk/chat/chat.notifications.ts'

export const chatNotifications: Record<keyof typeof facts, NotificationTitle> = {
  new_message: (i18n, values) =>
    i18n._({
      id: 'notifications.new_message',
      message: '{count, plural, one {A message from {name}} other {# messages from {name}}}',
      values,
    }),
}
