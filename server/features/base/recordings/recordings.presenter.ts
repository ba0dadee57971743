import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import type { RecordingRow } from './recordings.queries.ts'

export const presentRow = (row: RecordingRow, url: string | null): Recording => ({
  id: row.id,
  purpose: row.purpose,
  subjectId: row.subjectId,
  kind: row.kind,
  status: row.status,
  type: row.type,
  bytes: row.bytes,
  durationMs: row.durationMs,
  take: row.take,
  url,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})
