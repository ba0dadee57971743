import type { files } from '#shared/features/base/files/files.contract.ts'
import { isExportInProgress } from '#shared/features/people/personal-data/export-status.ts'
import type {
  PersonalDataOverview,
  personalData,
} from '#shared/features/people/personal-data/personal-data.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const overviewQuery = endpointQuery<typeof personalData.overview>('GET /shared/api/personal-data')

export const usageQuery = endpointQuery<typeof files.usage>('GET /shared/api/files/usage')

const POLL_MS = 1_000

/** Polls while an export is in progress, and only then. */
export const pollInterval = (overview: PersonalDataOverview | undefined): number | false =>
  overview?.export && isExportInProgress(overview.export.status) ? POLL_MS : false
