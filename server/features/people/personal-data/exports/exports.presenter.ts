import type { DataExport } from '#shared/features/people/personal-data/personal-data.contract.ts'
import type { ExportRow } from './exports.queries.ts'

export const presentExport = (row: ExportRow): DataExport => ({
  id: row.id,
  status: row.status,
  partsDone: row.partsDone,
  partsTotal: row.partsTotal,
  size: row.size,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
})
