import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../http/app-error.ts'
import { assertStorageKey, type ByteRange, type FileStorage } from './storage.ts'

// On the same disk as the content, so that the rename is atomic.
const INCOMING = '.incoming'

export function createDiskStorage({ directory }: { directory: string }): FileStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key)
    return join(directory, key)
  }

  return {
    async write(key, content) {
      const target = pathOf(key)
      const incoming = join(directory, INCOMING, randomUUID())
      try {
        await mkdir(dirname(incoming), { recursive: true })
        await mkdir(dirname(target), { recursive: true })
        const source = content instanceof Readable ? content : Readable.from([content])
        await pipeline(source, createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true }))
        await rename(incoming, target)
        await syncDirectory(dirname(target))
      } catch (error) {
        await rm(incoming, { force: true })
        throw error
      }
    },

    async read(key, range?: ByteRange) {
      const path = pathOf(key)
      // Opened here, not by the stream, so that a missing file is an error and not a broken response.
      const file = await open(path).catch((error: unknown) => {
        throw isMissing(error) ? new AppError('not_found', { cause: error }) : error
      })
      return createReadStream(path, { fd: file, ...range })
    },

    async stat(key) {
      const size = await sizeOf(pathOf(key))
      return size === null ? null : { size }
    },

    async list(prefix) {
      const folder = pathOf(prefix)
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
      const found = await Promise.all(
        paths.map(async (path) => {
          const key = relative(directory, path).split(sep).join('/')
          // Null: deleted after the folder was listed.
          const size = await sizeOf(path)
          return size === null ? [] : [{ key, size }]
        }),
      )
      return found.flat()
    },

    async deletePrefix(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true })
    },
  }
}

/** Until its folder is fsynced, a renamed file can be lost in a power failure. */
async function syncDirectory(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
