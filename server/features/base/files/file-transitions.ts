import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { type FileActor, type FileEvent, fileStatusMachine } from '#shared/features/base/files/file-status.ts'
import type { InspectedFile } from './file-intake.ts'
import type { FileRow } from './files.queries.ts'
import { fileEvents, files } from './files.tables.ts'

type FileChange = {
  event: FileEvent
  by: FileActor
  /** What inspecting the content found. */
  facts?: InspectedFile
  reason?: string
}

export const moveFile = (db: Db, file: Pick<FileRow, 'id' | 'status' | 'personId'>, change: FileChange) =>
  transition(db, {
    machine: fileStatusMachine,
    table: files,
    events: fileEvents,
    id: file.id,
    from: file.status,
    event: change.event,
    actor: { role: change.by, id: change.by === 'owner' ? file.personId : null },
    reason: change.reason,
    ...(change.facts && { facts: change.facts }),
  })
