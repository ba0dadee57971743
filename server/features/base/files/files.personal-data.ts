import type { Db } from '#server/platform/db/database.ts'
import { cleanFileName } from '#server/platform/files/file-name.ts'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { isDeletedFile, isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { savedName } from './downloads/saved-name.ts'
import { type FileRow, selectFilesOf } from './files.queries.ts'
import { eraseContent } from './files.service.ts'
import { fileEvents, files } from './files.tables.ts'

const BATCH = 200

async function* filesOf(db: Db, personId: Id): AsyncGenerator<FileRow> {
  for (let after: Id | null = null, isMore = true; isMore; ) {
    const rows: FileRow[] = await selectFilesOf(db, personId, after, BATCH)
    yield* rows
    after = rows.at(-1)?.id ?? null
    isMore = rows.length === BATCH
  }
}

export const filesPersonalData: PersonalData = {
  name: 'files',
  tables: [
    { table: files, of: files.personId },
    {
      table: fileEvents,
      of: fileEvents.actorId,
      kept: 'When a file was added and removed, with ids that identify nobody once the account is deleted.',
    },
  ],
  async *files({ db, storage }, { id }) {
    for await (const file of filesOf(db, id)) {
      if (!isReadyFile(file.status)) continue
      for (const { key } of await storage.list(file.storageKey)) {
        const variant = key.slice(key.lastIndexOf('/') + 1)
        yield { path: pathOf(file, variant), open: () => storage.read(key) }
      }
    }
  },
  async beforeErase(tx, { id }, jobs) {
    for await (const file of filesOf(tx, id)) {
      const isUpload = !isReadyFile(file.status) && !isDeletedFile(file.status)
      await eraseContent(tx, jobs, file.storageKey, isUpload ? file.id : undefined)
    }
  },
}

/** Each file keeps its name in a folder of its own, because two files may share a name. */
function pathOf({ id, name, type }: FileRow, variant: string): string {
  const saved = cleanFileName(savedName(name, type ?? ''))
  return `${id}/${variant === 'original' ? '' : `${variant} `}${saved}`
}
