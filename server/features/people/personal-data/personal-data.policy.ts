// Only the person themselves, whatever else somebody may do here: operators look after the product, not after what it
// holds about one person.

import type { Identity } from '#shared/access/identity.ts'
import { type ExportStatus, isReadyExport } from '#shared/features/people/personal-data/export-status.ts'

type ExportFacts = { personId: string; status: ExportStatus }

export const canDownload = (viewer: Pick<Identity, 'id'>, row: ExportFacts): boolean =>
  row.personId === viewer.id && isReadyExport(row.status)
