import { sql } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import {
  recommendationDismissals,
  recommendationRuns,
  recommendationScores,
  recommendationSettings,
} from './recommendations.tables.ts'

export const recommendationsPersonalData: PersonalData = {
  name: 'recommendations',
  tables: [
    { table: recommendationSettings, of: recommendationSettings.personId },
    { table: recommendationDismissals, of: recommendationDismissals.personId },
    { table: recommendationRuns, of: recommendationRuns.personId },
    {
      table: recommendationScores,
      of: ({ id }) =>
        sql`${recommendationScores.runId} in (select id from ${recommendationRuns} where ${recommendationRuns.personId} = ${id})`,
    },
  ],
}
