import { defineFeature } from '#server/platform/wiring/feature.ts'
import { coursesPersonalData } from './courses.personal-data.ts'
import { coursesRoutes } from './courses.routes.ts'

export const coursesFeature = defineFeature({
  name: 'courses',
  routes: coursesRoutes,
  personalData: coursesPersonalData,
  tablesWithoutPersonalData: {
    'public.courses': 'the catalogue',
    'public.course_lessons': 'the texts of the courses',
  },
})
