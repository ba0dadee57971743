import { defineFeature } from '#server/platform/wiring/feature.ts'
import { carryOut } from './deletion/deletions.jobs.ts'
import { buildExport } from './exports/exports.jobs.ts'
import { ownRecordsPersonalData } from './own-records.personal-data.ts'
import { personalDataUpkeep } from './personal-data.jobs.ts'
import { personalDataNotifications } from './personal-data.notifications.ts'
import { personalDataRoutes } from './personal-data.routes.ts'

export const personalDataFeature = defineFeature({
  name: 'personal-data',
  routes: personalDataRoutes,
  jobs: [carryOut, buildExport, personalDataUpkeep],
  personalData: ownRecordsPersonalData,
  tablesWithoutPersonalData: {
    'public.erased_people': 'hashes of the ids of deleted people, so that a restored backup is erased again',
  },
  notifications: personalDataNotifications,
})
