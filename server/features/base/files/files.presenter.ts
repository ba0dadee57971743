import type { Identity } from '#shared/access/identity.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { File } from '#shared/features/base/files/files.contract.ts'
import { canRemoveFile } from './files.policy.ts'
import type { FileRow } from './files.queries.ts'

export const presentFile = (row: FileRow, viewer: Identity): File => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  size: row.size,
  width: row.width,
  height: row.height,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  can: { remove: isReadyFile(row.status) && canRemoveFile(viewer, row) },
})
