import { purposeRules } from '#server/features/base/recordings/recording-purposes.service.ts'
import { defineFeature, provide } from '#server/platform/wiring/feature.ts'
import { resumeWrittenForJob } from './profile.events.ts'
import { profilePersonalData } from './profile.personal-data.ts'
import { profileRoutes } from './profile.routes.ts'
import { findVideoLimits } from './video/video-resume.service.ts'

export const profileFeature = defineFeature({
  name: 'profile',
  routes: profileRoutes,
  personalData: profilePersonalData,
  announces: [resumeWrittenForJob],
  provides: [provide(purposeRules.resume, { findLimits: findVideoLimits })],
})
