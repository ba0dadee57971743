// Unfinished uploads as pieces in the storage, for installations whose nodes share nothing else. S3 cannot append: the
// bytes of each request become an object of their own, named by offset and length, and the upload has progressed as far as
// an unbroken chain of pieces reaches.

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { FileStorage } from './storage.ts'

const OCTETS = 'application/octet-stream'

type Piece = { key: string; start: number; length: number }
type UploadInfo = { size: number; metadata: Record<string, string | null>; creation_date: string }

const folderOf = (id: string) => `uploads/${id}`

export class PieceStore extends DataStore {
  readonly #storage: FileStorage
  readonly #lifetimeInMs: number

  constructor(storage: FileStorage, lifetimeInMs: number) {
    super()
    this.#storage = storage
    this.#lifetimeInMs = lifetimeInMs
    this.extensions = ['creation', 'expiration', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size = 0, metadata = {}, creation_date = new Date().toISOString() } = upload
    const about = Buffer.from(JSON.stringify({ size, metadata, creation_date } satisfies UploadInfo))
    await this.#storage.write(`${folderOf(upload.id)}/about`, about, { type: 'application/json', size: about.length })
    return upload
  }

  /** Buffered on disk: an object is written whole, and its size must be known in advance. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const folder = await mkdtemp(join(tmpdir(), 'piece-'))
    try {
      const path = join(folder, 'content')
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      await pipeline(content, file)
      const length = file.bytesWritten
      if (length > 0) {
        const key = `${folderOf(id)}/${offset}-${length}`
        await this.#storage.write(key, createReadStream(path), { type: OCTETS, size: length })
      }
      return offset + length
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const { about, pieces } = await this.#find(id)
    return new Upload({ id, ...about, offset: pieces.reduce((sum, { length }) => sum + length, 0) })
  }

  read(id: string): Readable {
    const storage = this.#storage
    const find = () => this.#find(id)
    return Readable.from(
      (async function* () {
        for (const { key } of (await find()).pieces) yield* await storage.read(key)
      })(),
      { objectMode: false },
    )
  }

  override async remove(id: string): Promise<void> {
    await this.#storage.deletePrefix(folderOf(id))
  }

  override getExpiration(): number {
    return this.#lifetimeInMs
  }

  async #find(id: string): Promise<{ about: UploadInfo; pieces: Piece[] }> {
    const listed = await this.#storage.list(folderOf(id))
    const aboutKey = `${folderOf(id)}/about`
    if (!listed.some(({ key }) => key === aboutKey)) throw missingUpload()
    const about = JSON.parse((await buffer(await this.#storage.read(aboutKey))).toString()) as UploadInfo
    return { about, pieces: chainOf(listed.map(({ key }) => key)) }
  }
}

/** tus reads the status code from the error. */
const missingUpload = () => Object.assign(new Error('No such upload'), ERRORS.FILE_NOT_FOUND)

/** Two requests may have sent the same bytes twice; of two pieces at the same offset the longer one counts. */
function chainOf(keys: string[]): Piece[] {
  const pieces = keys.flatMap((key) => {
    const [, start, length] = /\/(\d+)-(\d+)$/.exec(key) ?? []
    return start && length ? [{ key, start: Number(start), length: Number(length) }] : []
  })
  const chain: Piece[] = []
  for (let end = 0; ; ) {
    const next = pieces.filter(({ start }) => start === end).toSorted((a, b) => b.length - a.length)[0]
    if (!next) return chain
    chain.push(next)
    end += next.length
  }
}
