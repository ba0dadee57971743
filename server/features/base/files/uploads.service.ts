// From the announcement of an upload to a file that is ready. Implements the lifecycle in
// server/platform/files/uploads.plugin.ts.

import { stat } from 'node:fs/promises'
import type { I18n } from '@lingui/core'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { FileRejected } from '#server/platform/files/content/file-rejected.ts'
import { sniffType } from '#server/platform/files/content/sniff-type.ts'
import { cleanFileName } from '#server/platform/files/file-name.ts'
import { UPLOAD_LIFETIME_IN_HOURS } from '#server/platform/files/upload-store.ts'
import type { Uploader, UploadLifecycle } from '#server/platform/files/uploads.plugin.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type FileKindName, fileKindNames, findFileProblem } from '#shared/features/base/files/file-kinds.ts'
import { isLostFile, isProcessingFile, isReadyFile } from '#shared/features/base/files/file-status.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { savedName } from './downloads/saved-name.ts'
import { fileError } from './file-errors.ts'
import { ingestFile } from './file-intake.ts'
import { ensureQuota, ensureRoom } from './file-quotas.service.ts'
import { moveFile } from './file-transitions.ts'
import { type FileRow, insertFile, selectFile, selectUnfinishedFiles } from './files.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'storage' | 'uploads'>

export function createUploadLifecycle(deps: Deps): UploadLifecycle {
  const { db, clock, uploads } = deps
  // A client that polls while its file is being processed waits for the same result.
  const finishing = new Map<string, Promise<void>>()

  return {
    async begin({ personId, i18n }, announced) {
      const kind = fileKindNames.find((name) => name === announced.kind)
      if (!kind) throw new AppError('invalid_input', { fields: { kind: [`Unknown kind of file: ${announced.kind}`] } })
      const name = cleanFileName(announced.name)
      checkAnnounced({ personId, i18n }, kind, { name, size: announced.size })
      const id = newId()
      const storageKey = storageKeyOf(id)
      const { size } = announced
      await transaction(db, async (tx) => {
        await ensureQuota(tx, { personId, i18n }, { kind, size })
        const createdAt = clock.now()
        await insertFile(tx, { id, personId, kind, name, size, storageKey, status: 'uploading', createdAt })
      })
      return id
    },

    async find({ personId }, id) {
      const file = await findOwnUpload(db, personId, id)
      return file && { size: file.size, isFinished: isReadyFile(file.status) }
    },

    async finish(uploader, id) {
      const running = finishing.get(id) ?? finishUpload(deps, uploader, id)
      finishing.set(id, running)
      try {
        await running
      } finally {
        finishing.delete(id)
      }
    },

    async cancel({ personId }, id) {
      const file = found(await findOwnUpload(db, personId, id))
      await moveFile(db, file, { event: 'remove', by: 'owner' })
      await uploads.remove(id)
    },
  }
}

/** Ids start with the time: their last characters spread files evenly over folders. */
export const storageKeyOf = (fileId: string): string => `${fileId.slice(-2)}/${fileId}`

/** Checks what the announcement says; the content is inspected once it has arrived. */
function checkAnnounced({ i18n }: Uploader, kind: FileKindName, about: { name: string; size: number }): void {
  const problem = findFileProblem(kind, about)
  if (problem === 'extension_not_accepted') throw fileError(i18n, kind, 'type_not_accepted')
  if (problem) throw fileError(i18n, kind, problem)
}

/** Null for another person's upload and for a failed one: neither can be resumed. */
async function findOwnUpload(db: Db, personId: string, id: string): Promise<FileRow | null> {
  if (!idSchema.safeParse(id).success) return null
  const file = await selectFile(db, id)
  if (file?.personId !== personId) return null
  return isLostFile(file.status) ? null : file
}

async function finishUpload({ db, storage, uploads }: Deps, { personId, i18n }: Uploader, id: string): Promise<void> {
  const known = found(await findOwnUpload(db, personId, id))
  if (isReadyFile(known.status)) return
  const content = await uploads.fetch(id)
  try {
    await receive({ db, storage }, known, content.path)
  } catch (error) {
    if (!(error instanceof FileRejected)) throw error
    await uploads.remove(id)
    throw fileError(i18n, known.kind, error.reason)
  } finally {
    await content.dispose()
  }
  await uploads.remove(id)
}

async function receive({ db, storage }: Pick<Deps, 'db' | 'storage'>, known: FileRow, path: string): Promise<FileRow> {
  // A server that crashed here left the file in `processing`: skip the transition and start over.
  const file = isProcessingFile(known.status) ? known : await moveFile(db, known, { event: 'receive', by: 'system' })
  try {
    const facts = await ingestFile(storage, { ...file, path })
    return await moveFile(db, file, { event: 'accept', by: 'system', facts })
  } catch (error) {
    if (error instanceof FileRejected) await moveFile(db, file, { event: 'reject', by: 'system', reason: error.reason })
    throw error
  }
}

type NewContent = { id: Id; personId: Id; kind: FileKindName; name: string; path: string }

/** For content assembled on the server rather than uploaded: inspected like any other, and named by its type. */
export async function storeContent(deps: Omit<Deps, 'uploads'>, i18n: I18n, made: NewContent): Promise<FileRow> {
  const { path, name, ...about } = made
  const { size } = await stat(path)
  try {
    const type = await sniffType(path)
    await ensureRoom(deps.db, { personId: made.personId, i18n }, { kind: made.kind, size, open: 0 })
    const file = await insertFile(deps.db, {
      ...about,
      name: savedName(cleanFileName(name), type ?? ''),
      size,
      storageKey: storageKeyOf(made.id),
      status: 'uploading',
      createdAt: deps.clock.now(),
    })
    return await receive(deps, file, path)
  } catch (error) {
    throw error instanceof FileRejected ? fileError(i18n, made.kind, error.reason) : error
  }
}

const BATCH = 200

/** Abandoned uploads; run by the queue. */
export async function expireUploads({ db, clock, storage, uploads }: Deps): Promise<void> {
  const oldest = new Date(clock.now().getTime() - UPLOAD_LIFETIME_IN_HOURS * 3_600_000)
  for (let isMore = true; isMore; ) {
    const abandoned = await selectUnfinishedFiles(db, oldest, BATCH)
    for (const file of abandoned) {
      await uploads.remove(file.id)
      await storage.deletePrefix(file.storageKey)
      await moveFile(db, file, { event: 'expire', by: 'system' })
    }
    isMore = abandoned.length === BATCH
  }
}
