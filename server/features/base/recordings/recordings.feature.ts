import { defineFeature } from '#server/platform/wiring/feature.ts'
import { purposeRules } from './recording-purposes.service.ts'
import { discardUnfinishedRecordings } from './recordings.jobs.ts'
import { recordingsPersonalData } from './recordings.personal-data.ts'
import { recordingsRoutes } from './recordings.routes.ts'

export const recordingsFeature = defineFeature({
  name: 'recordings',
  routes: recordingsRoutes,
  jobs: [discardUnfinishedRecordings],
  personalData: recordingsPersonalData,
  needs: Object.values(purposeRules),
})
