import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { type FileActor, type FileEvent, fileStatusMachine } from '#shared/features/files/file-status.ts'
import { next } from '#shared/kit/status-machine.ts'
import type { TakenIn } from './file-intake.ts'
import { type FileRow, insertFileEvent, updateFileStatus } from './files.queries.ts'

/** The only way a file changes its status; call it inside a transaction. */
export async function moveFile(
  tx: Db,
  file: Pick<FileRow, 'id' | 'status'>,
  event: FileEvent,
  by: FileActor,
  { facts, reason }: { facts?: TakenIn; reason?: string } = {},
): Promise<FileRow> {
  const from = file.status
  const to = next(fileStatusMachine, from, event, by)
  const moved = to && (await updateFileStatus(tx, file.id, { from, to, ...facts }))
  if (!moved) throw new AppError('status_changed_meanwhile')
  await insertFileEvent(tx, { fileId: file.id, event, fromStatus: from, toStatus: to, reason: reason ?? null })
  return moved
}

/** Ids begin with the time: their end spreads files over folders. */
export const storageKeyOf = (fileId: string): string => `${fileId.slice(-2)}/${fileId}`
