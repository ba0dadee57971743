import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StoredFile } from './manifest.ts'

/** Still being written, so no row refers to it yet. */
const INCOMING = '.incoming'

export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !path.startsWith(INCOMING))
}

/** Null when the file was deleted in the meantime. */
export async function copyFile(from: string, to: string, path: string): Promise<StoredFile | null> {
  const hash = createHash('sha256')
  let bytes = 0
  const counting = new PassThrough().on('data', (chunk: Buffer) => {
    hash.update(chunk)
    bytes += chunk.length
  })
  await mkdir(dirname(join(to, path)), { recursive: true })
  try {
    await pipeline(createReadStream(join(from, path)), counting, createWriteStream(join(to, path), { mode: 0o600 }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  return { path, bytes, sha256: hash.digest('hex') }
}
