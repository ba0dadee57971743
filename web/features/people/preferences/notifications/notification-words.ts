// The texts of the notification settings. An event, group or channel without a text does not compile.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  NotificationChannel,
  NotificationEvent,
  NotificationGroup,
  NotificationMode,
} from '#shared/notification-facts.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'
import { notifications } from '#web/assembled/notifications.ts'

export const groupText: Record<NotificationGroup, MessageDescriptor> = {
  talk: msg`Messages`,
  jobs: msg`Jobs`,
  learning: msg`Learning`,
  security: msg`Account security`,
  data: msg`Your data`,
}

export const channelText: Record<NotificationChannel, MessageDescriptor> = {
  app: msg`In app`,
  mail: msg`Email`,
  push: msg`Push`,
}

export const modeText: Record<NotificationMode, MessageDescriptor> = {
  off: msg`Off`,
  instant: msg`Immediately`,
  digest: msg`Daily`,
}

export const eventText: Record<NotificationEvent, NotificationWords> = notifications
