import { defineFeature } from '#server/platform/wiring/feature.ts'
import { eraseFile, expireAbandonedUploads } from './files.jobs.ts'
import { filesPersonalData } from './files.personal-data.ts'
import { filesRoutes } from './files.routes.ts'

export const filesFeature = defineFeature({
  name: 'files',
  routes: filesRoutes,
  jobs: [eraseFile, expireAbandonedUploads],
  personalData: filesPersonalData,
})
