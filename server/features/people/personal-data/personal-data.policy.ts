// Limited to the person themselves: operators run the installation, but do not read what it holds about one person.

import type { Identity } from '#shared/access/identity.ts'
import { type ExportStatus, isReadyExport } from '#shared/features/people/personal-data/export-status.ts'

type ExportFacts = { personId: string; status: ExportStatus }

export const canDownload = (viewer: Pick<Identity, 'id'>, row: ExportFacts): boolean =>
  row.personId === viewer.id && isReadyExport(row.status)
