// The index on disk, so that a start only reads what has changed since.

import { z } from 'zod'
import type { Db } from '#server/platform/db/database.ts'
import { readDatabaseIdentity } from '../index-outbox.queries.ts'
import { IndexState, type WorkerOptions } from '../index-state.ts'
import { KEPT_FORMAT } from '../jobs/open-jobs.ts'
import { IndexFile, IndexFileError } from './index-file.ts'

/** The outbox is pruned after two more hours. */
export const MAX_KEPT_MS = 24 * 3_600_000

const keptHead = z.object({
  format: z.string(),
  database: z.string(),
  keptAt: z.number(),
  place: z.object({ xmin: z.number(), seen: z.array(z.number()) }),
})
type KeptHead = z.infer<typeof keptHead>

export class KeptIndex {
  readonly #db: Db
  readonly #file: IndexFile

  constructor(db: Db, folder: string) {
    this.#db = db
    this.#file = new IndexFile(folder)
  }

  /** Null if there is none; throws with the reason if it cannot be used. */
  async load(options: WorkerOptions): Promise<IndexState | null> {
    return await this.#file.read(async (source) => {
      const head = await source.json(keptHead)
      await this.#check(head)
      const { xmin, seen } = head.place
      return await IndexState.restored(source, { xmin, seen: new Set(seen) }, options)
    })
  }

  async #check({ format, database, keptAt, place }: KeptHead): Promise<void> {
    if (format !== KEPT_FORMAT) throw new IndexFileError('it was written by another version')
    const current = await readDatabaseIdentity(this.#db)
    if (database !== current?.identity || place.xmin > current.xmin)
      throw new IndexFileError('it belongs to another state of the database')
    if (Date.now() - keptAt > MAX_KEPT_MS) throw new IndexFileError('it is too old for the outbox')
  }

  async save(state: IndexState, signal: AbortSignal): Promise<void> {
    const current = await readDatabaseIdentity(this.#db)
    if (!current) return
    const keptAt = Date.now()
    const { place, pieces } = state.kept()
    const head: KeptHead = {
      format: KEPT_FORMAT,
      database: current.identity,
      keptAt,
      place: { xmin: place.xmin, seen: [...place.seen] },
    }
    await this.#file.write([{ json: head }, ...pieces], signal)
  }
}
