import { isExportInProgress } from '#shared/features/people/personal-data/export-status.ts'
import type {
  PersonalDataOverview,
  personalData,
} from '#shared/features/people/personal-data/personal-data.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const overviewQuery = endpointQuery<typeof personalData.overview>('GET /shared/api/personal-data')

const ASK_EVERY_MS = 1_000

/** Polls while an export is in progress, and only then. */
export const askAgainAfter = (overview: PersonalDataOverview | undefined): number | false =>
  overview?.export && isExportInProgress(overview.export.status) ? ASK_EVERY_MS : false
