import { defineFeature } from '#server/platform/wiring/feature.ts'
import { deleteOldTries } from './sign-in.jobs.ts'
import { signInPersonalData } from './sign-in.personal-data.ts'
import { signInRoutes } from './sign-in.routes.ts'

export const signInFeature = defineFeature({
  name: 'sign-in',
  routes: signInRoutes,
  jobs: [deleteOldTries],
  personalData: signInPersonalData,
  tablesWithoutPersonalData: {
    'public.try_budgets': 'numbers of attempts, keyed by irreversible hashes',
  },
})
