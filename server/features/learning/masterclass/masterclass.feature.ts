import { defineFeature } from '#server/platform/wiring/feature.ts'
import { talkMessagesQueue } from './live/talk-messages.queue.ts'
import { talkUpkeep } from './masterclass.jobs.ts'
import { masterclassPersonalData } from './masterclass.personal-data.ts'
import { masterclassChannels } from './masterclass.realtime.ts'
import { masterclassRoutes } from './masterclass.routes.ts'
import { masterclassNotifications } from './notifying/masterclass.notifications.ts'
import { replaysQueue } from './ops/replays.queue.ts'

export const masterclassFeature = defineFeature({
  name: 'masterclass',
  routes: masterclassRoutes,
  jobs: [talkUpkeep],
  personalData: masterclassPersonalData,
  queues: [replaysQueue, talkMessagesQueue],
  channels: masterclassChannels,
  notifications: masterclassNotifications,
})
