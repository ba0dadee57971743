// Takes in progress, stored slice by slice in the browser's own database, so that they survive a reload or a crash. Browsers that
// store nothing (a private window, a full disk) can still record.

import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'

export type TakeFacts = {
  /** What the take is for; one take at a time. */
  key: string
  /** The id on the server; null where nothing leaves the browser. */
  recordingId: string | null
  kind: RecordedKind
  type: string
  startedAt: number
}
export type StoredTake = TakeFacts & {
  elapsedMs: number
  content: Blob
  /** Whether the person stopped the take; otherwise a reload or crash did. */
  isFinished: boolean
}

export type TakeStore = {
  begin(facts: TakeFacts): Promise<void>
  add(key: string, slice: Blob, elapsedMs: number): Promise<void>
  finish(key: string): Promise<void>
  /** Null when nothing was recorded. */
  find(key: string): Promise<StoredTake | null>
  remove(key: string): Promise<void>
}

const DATABASE = 'meridian-recorder'
const OLDEST_MS = 24 * 3_600_000

type TakeRow = TakeFacts & { isFinished?: true }
type SliceRow = { key: string; number: number; elapsedMs: number; bytes: ArrayBuffer }

export function createTakeStore(factory: IDBFactory, now: () => number = Date.now): TakeStore {
  let opened: Promise<IDBDatabase> | null = null
  let number = 0
  // One write at a time: reading a slice's bytes is asynchronous, and the next slice must not overtake it.
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }

  async function within<T>(mode: IDBTransactionMode, work: (takes: IDBObjectStore, slices: IDBObjectStore) => T) {
    opened ??= openDatabase(factory)
    const transaction = (await opened).transaction(['takes', 'slices'], mode, { durability: 'strict' })
    const result = work(transaction.objectStore('takes'), transaction.objectStore('slices'))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The transaction was aborted')))
    })
    return result
  }

  const remove = (key: string) =>
    within('readwrite', (takes, slices) => {
      takes.delete(key)
      slices.delete(rangeOf(key))
    })

  return {
    begin: (facts) =>
      inOrder(async () => {
        number = 0
        await remove(facts.key)
        await within('readwrite', (takes) => takes.put(facts))
      }),
    add: (key, slice, elapsedMs) =>
      inOrder(async () => {
        // Stored as bytes because Safari has lost Blobs saved in IndexedDB.
        const bytes = await slice.arrayBuffer()
        const row: SliceRow = { key, number, elapsedMs, bytes }
        number += 1
        await within('readwrite', (_takes, slices) => slices.put(row))
      }),
    finish: (key) =>
      inOrder(() =>
        within('readwrite', (takes) => {
          const request = takes.get(key) as IDBRequest<TakeRow | undefined>
          request.addEventListener('success', () => {
            if (request.result) takes.put({ ...request.result, isFinished: true } satisfies TakeRow)
          })
        }),
      ),
    find: (key) =>
      inOrder(async () => {
        const requests = await within('readonly', (takes, slices) => ({
          facts: takes.get(key) as IDBRequest<TakeRow | undefined>,
          rows: slices.getAll(rangeOf(key)) as IDBRequest<SliceRow[]>,
        }))
        const facts = requests.facts.result
        const rows = requests.rows.result
        const end = rows.at(-1)
        if (!facts || !end) return null
        if (facts.startedAt < now() - OLDEST_MS) {
          await remove(key)
          return null
        }
        const content = new Blob(
          rows.map(({ bytes }) => bytes),
          { type: facts.type },
        )
        return { ...facts, isFinished: facts.isFinished ?? false, elapsedMs: end.elapsedMs, content }
      }),
    remove: (key) => inOrder(() => remove(key)),
  }
}

const rangeOf = (key: string): IDBKeyRange => IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER])

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('takes', { keyPath: 'key' })
      request.result.createObjectStore('slices', { keyPath: ['key', 'number'] })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened')))
  })
}
