import { defineFeature } from '#server/platform/wiring/feature.ts'
import { roomsPersonalData } from './rooms.personal-data.ts'
import { roomChannels } from './rooms.realtime.ts'
import { roomsRoutes } from './rooms.routes.ts'

export const roomsFeature = defineFeature({
  name: 'rooms',
  routes: roomsRoutes,
  personalData: roomsPersonalData,
  channels: roomChannels,
})
