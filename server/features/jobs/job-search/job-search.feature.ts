import { join } from 'node:path'
import { defineFeature, provideLazily } from '#server/platform/wiring/feature.ts'
import { jobIndex } from './job-index.service.ts'
import { searchChangesCleanup } from './job-search.jobs.ts'
import { jobSearchRoutes } from './job-search.routes.ts'
import { JobIndex } from './memory/job-index.ts'
import { KeptIndex } from './memory/kept/kept-index.ts'

export const jobSearchFeature = defineFeature({
  name: 'job-search',
  routes: jobSearchRoutes,
  jobs: [searchChangesCleanup],
  tablesWithoutPersonalData: {
    'public.job_search': 'open jobs in the form the search reads',
    'public.job_search_words': 'words that occur in jobs',
    'public.job_search_changes': 'jobs the search index has yet to reload',
  },
  needs: [jobIndex],
  provides: [
    provideLazily(jobIndex, ({ config, db, log }) =>
      config.searchIndex ? new JobIndex(db, log, new KeptIndex(db, join(config.dataDir, 'search-index'))) : null,
    ),
  ],
})
