// Where uploads are kept until they are complete. Only then is their content inspected and moved into the storage.

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { type DataStore, ERRORS } from '@tus/server'
import { PieceStore } from './piece-store.ts'
import type { FileStorage } from './storage.ts'

export const UPLOAD_LIFETIME_IN_HOURS = 24
const LIFETIME_IN_MS = UPLOAD_LIFETIME_IN_HOURS * 3_600_000

export type UploadStore = {
  tus: DataStore
  /** The content of a complete upload as a local file, valid until disposed. */
  fetch(id: string): Promise<{ path: string; dispose(): Promise<void> }>
  /** Does nothing if there is no such upload. */
  remove(id: string): Promise<void>
}

/** Reports why a write failed (a full disk is not a broken connection) and responds only once the bytes are on disk. */
class DurableFileStore extends FileStore {
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset, flush: true })
    await pipeline(content, file)
    return offset + file.bytesWritten
  }
}

export function createDiskUploadStore({ directory }: { directory: string }): UploadStore {
  const tus = new DurableFileStore({ directory, expirationPeriodInMilliseconds: LIFETIME_IN_MS })
  return {
    tus,
    fetch: async (id) => ({ path: join(directory, id), dispose: async () => {} }),
    remove: (id) => removeUpload(tus, id),
  }
}

/** For several nodes: whichever of them gets the next bytes finds the previous ones. */
export function createSharedUploadStore(storage: FileStorage): UploadStore {
  const tus = new PieceStore(storage, LIFETIME_IN_MS)
  return {
    tus,
    async fetch(id) {
      const folder = await mkdtemp(join(tmpdir(), 'upload-'))
      const dispose = () => rm(folder, { recursive: true, force: true })
      try {
        const path = join(folder, 'content')
        await pipeline(tus.read(id), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        return { path, dispose }
      } catch (error) {
        await dispose()
        throw error
      }
    },
    remove: (id) => removeUpload(tus, id),
  }
}

async function removeUpload(tus: DataStore, id: string): Promise<void> {
  try {
    await tus.remove(id)
  } catch (error) {
    if (error !== ERRORS.FILE_NOT_FOUND) throw error
  }
}
