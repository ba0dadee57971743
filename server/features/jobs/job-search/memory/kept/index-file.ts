// The index file: a magic number, the pieces with their lengths, a checksum. Written under another name and renamed, so
// that a crash leaves the previous file or none. The checksum is verified before anything is used.

import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { z } from 'zod'
import { type Piece, PieceLengthError, type PieceSource } from './pieces.ts'

const MARK = Buffer.from('MRDNIDX1')
const LENGTH_BYTES = 4
const CHECKSUM_BYTES = 4
const CHUNK = 4 * 1024 * 1024
/** Longer than any write takes, because another node may be writing. */
const ABANDONED_MS = 3_600_000
const ENDING = '.part'

export class IndexFileError extends Error {
  override name = 'IndexFileError'
}

export class IndexFile {
  readonly #folder: string
  readonly #path: string

  constructor(folder: string) {
    this.#folder = folder
    this.#path = path.join(folder, 'jobs.index')
  }

  /** Replaces the file. `signal` abandons it between two chunks. */
  async write(pieces: Iterable<Piece>, signal: AbortSignal): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await this.#removeAbandoned()
    const unfinished = path.join(this.#folder, `${randomUUID()}${ENDING}`)
    try {
      const handle = await open(unfinished, 'wx', 0o600)
      try {
        await new PieceWriter(handle, signal).writeAll(pieces)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, this.#path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async #removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (!name.endsWith(ENDING)) continue
      const file = path.join(this.#folder, name)
      // Another node may have finished or removed it since.
      const found = await stat(file).catch(() => null)
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
    }
  }

  /** Null if there is none; throws if it is incomplete. */
  async read<T>(work: (source: PieceSource) => Promise<T>): Promise<T | null> {
    const handle = await open(this.#path, 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!handle) return null
    try {
      const end = await checkWhole(handle)
      return await work(new PieceReader(handle, end))
    } finally {
      await handle.close()
    }
  }
}

class PieceWriter {
  readonly #handle: FileHandle
  readonly #signal: AbortSignal
  readonly #chunk = Buffer.alloc(CHUNK)
  #filled = 0
  #checksum = 0

  constructor(handle: FileHandle, signal: AbortSignal) {
    this.#handle = handle
    this.#signal = signal
  }

  async writeAll(pieces: Iterable<Piece>): Promise<void> {
    await this.#put(MARK)
    for (const piece of pieces) {
      const parts = 'json' in piece ? [Buffer.from(JSON.stringify(piece.json))] : piece.parts
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt32LE(parts.reduce((sum, part) => sum + part.length, 0))
      await this.#put(length)
      for (const part of parts) await this.#put(part)
    }
    await this.#flush()
    const checksum = Buffer.alloc(CHECKSUM_BYTES)
    checksum.writeUInt32LE(this.#checksum)
    await this.#handle.appendFile(checksum)
  }

  async #put(bytes: Uint8Array): Promise<void> {
    for (let start = 0; start < bytes.length; ) {
      const part = bytes.subarray(start, start + CHUNK - this.#filled)
      this.#chunk.set(part, this.#filled)
      this.#filled += part.length
      start += part.length
      if (this.#filled === CHUNK) await this.#flush()
    }
  }

  async #flush(): Promise<void> {
    this.#signal.throwIfAborted()
    const bytes = this.#chunk.subarray(0, this.#filled)
    this.#checksum = crc32(bytes, this.#checksum)
    await this.#handle.appendFile(bytes)
    this.#filled = 0
  }
}

/** Returns the offset at which the pieces end. */
async function checkWhole(handle: FileHandle): Promise<number> {
  const end = (await handle.stat()).size - CHECKSUM_BYTES
  if (end < MARK.length) throw new IndexFileError('the file is too short')
  const chunk = Buffer.alloc(CHUNK)
  const mark = chunk.subarray(0, MARK.length)
  await fill(handle, mark, 0)
  if (!mark.equals(MARK)) throw new IndexFileError('the file is of another kind')
  let checksum = 0
  for (let position = 0; position < end; ) {
    const bytes = chunk.subarray(0, Math.min(CHUNK, end - position))
    await fill(handle, bytes, position)
    checksum = crc32(bytes, checksum)
    position += bytes.length
  }
  const expected = chunk.subarray(0, CHECKSUM_BYTES)
  await fill(handle, expected, end)
  if (expected.readUInt32LE() !== checksum) throw new IndexFileError('the checksum does not match')
  return end
}

class PieceReader implements PieceSource {
  readonly #handle: FileHandle
  readonly #end: number
  #position = MARK.length

  constructor(handle: FileHandle, end: number) {
    this.#handle = handle
    this.#end = end
  }

  async json<T>(schema: z.ZodType<T>): Promise<T> {
    const bytes = Buffer.alloc(await this.#nextLength())
    await this.#fill(bytes)
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  }

  async into(target: Uint8Array): Promise<void> {
    const length = await this.#nextLength()
    if (length !== target.length) throw new PieceLengthError(`${length} bytes instead of ${target.length}`)
    await this.#fill(target)
  }

  async #nextLength(): Promise<number> {
    const bytes = Buffer.alloc(LENGTH_BYTES)
    await this.#fill(bytes)
    return bytes.readUInt32LE()
  }

  async #fill(target: Uint8Array): Promise<void> {
    if (this.#position + target.length > this.#end) throw new IndexFileError('the file ends too early')
    await fill(this.#handle, target, this.#position)
    this.#position += target.length
  }
}

async function fill(handle: FileHandle, target: Uint8Array, position: number): Promise<void> {
  for (let filled = 0; filled < target.length; ) {
    const length = Math.min(CHUNK, target.length - filled)
    const { bytesRead } = await handle.read(target, filled, length, position + filled)
    if (bytesRead === 0) throw new IndexFileError('the file ends too early')
    filled += bytesRead
  }
}
