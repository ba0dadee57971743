import { defineFeature } from '#server/platform/wiring/feature.ts'
import { oldMatchesCleanup, sendJobAlerts } from './saved-searches.jobs.ts'
import { savedSearchesNotifications } from './saved-searches.notifications.ts'
import { savedSearchesPersonalData } from './saved-searches.personal-data.ts'
import { savedSearchesRoutes } from './saved-searches.routes.ts'

export const savedSearchesFeature = defineFeature({
  name: 'saved-searches',
  routes: savedSearchesRoutes,
  jobs: [sendJobAlerts, oldMatchesCleanup],
  personalData: savedSearchesPersonalData,
  tablesWithoutPersonalData: {
    'public.saved_search_progress': 'how far new jobs have been matched against saved searches',
  },
  notifications: savedSearchesNotifications,
})
