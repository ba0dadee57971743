import { msg } from '@lingui/core/macro'
import type { chatNotifications as facts } from '#shared/features/talk/chat/chat.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const chatNotifications: Record<keyof typeof facts, NotificationWords> = {
  new_message: {
    label: msg`New message`,
    help: msg`Someone messaged you. The email waits ten minutes and is not sent if you read the message first.`,
  },
}
