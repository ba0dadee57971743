import { defineFeature } from '#server/platform/wiring/feature.ts'
import { applicationMessageSent } from './chat.events.ts'
import { chatNotifications } from './chat.notifications.ts'
import { chatPersonalData } from './chat.personal-data.ts'
import { chatChannels } from './chat.realtime.ts'
import { chatRoutes } from './chat.routes.ts'
import { messageReportsQueue } from './moderation/message-reports.queue.ts'
import { supportQueue } from './moderation/support.queue.ts'

export const chatFeature = defineFeature({
  name: 'chat',
  routes: chatRoutes,
  personalData: chatPersonalData,
  channels: chatChannels,
  announces: [applicationMessageSent],
  notifications: chatNotifications,
  queues: [messageReportsQueue, supportQueue],
})
