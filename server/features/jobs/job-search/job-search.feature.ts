import { defineFeature, provideLazily } from '#server/platform/wiring/feature.ts'
import { jobIndex } from './job-index.service.ts'
import { searchChangesCleanup } from './job-search.jobs.ts'
import { jobSearchRoutes } from './job-search.routes.ts'
import { JobIndex } from './memory/job-index.ts'

export const jobSearchFeature = defineFeature({
  name: 'job-search',
  routes: jobSearchRoutes,
  jobs: [searchChangesCleanup],
  tablesWithoutPersonalData: {
    'public.job_search': 'open jobs as search reads them',
    'public.job_search_words': 'words that occur in jobs',
    'public.job_search_changes': 'which jobs search has yet to read again',
  },
  needs: [jobIndex],
  provides: [provideLazily(jobIndex, ({ config, db, log }) => (config.searchIndex ? new JobIndex(db, log) : null))],
})
