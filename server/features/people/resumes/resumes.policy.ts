import type { FileStatus } from '#shared/features/base/files/file-status.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** Only the owner can have a résumé read, even if others may open the file. */
export const mayRead = (viewer: { id: Id }, file: { personId: Id | null; kind: string; status: FileStatus }): boolean =>
  file.personId === viewer.id && file.kind === 'resume' && isReadyFile(file.status)
