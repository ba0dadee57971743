import { defineFeature } from '#server/platform/wiring/feature.ts'
import { peopleSearchPersonalData } from './people-search.personal-data.ts'
import { peopleSearchRoutes } from './people-search.routes.ts'

export const peopleSearchFeature = defineFeature({
  name: 'people-search',
  routes: peopleSearchRoutes,
  personalData: peopleSearchPersonalData,
})
