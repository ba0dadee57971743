import { interviewCancelled } from '#server/features/hiring/interviews/interviews.events.ts'
import { roomVisits } from '#server/features/hiring/interviews/outcomes/outcomes.service.ts'
import { defineFeature, on, provide } from '#server/platform/wiring/feature.ts'
import { roomsPersonalData } from './rooms.personal-data.ts'
import { closeLiveRoom, roomChannels } from './rooms.realtime.ts'
import { roomsRoutes } from './rooms.routes.ts'
import { listVisits } from './rooms.service.ts'

export const roomsFeature = defineFeature({
  name: 'rooms',
  routes: roomsRoutes,
  personalData: roomsPersonalData,
  channels: roomChannels,
  listens: [on(interviewCancelled, closeLiveRoom)],
  provides: [provide(roomVisits, listVisits)],
})
