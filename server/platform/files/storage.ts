// Where the bytes of files are kept: one interface, on disk or in S3. Keys are made by the server, never taken from a
// name somebody chose.

import type { Readable } from 'node:stream'

/** Both ends are included, as in HTTP. */
export type ByteRange = { start: number; end: number }

export type FileStorage = {
  /** All or nothing: a reader sees the whole content or none of it. */
  write(key: string, content: Readable | Uint8Array, about: { type: string; size: number }): Promise<void>
  read(key: string, range?: ByteRange): Promise<Readable>
  stat(key: string): Promise<{ size: number } | null>
  /** Everything below `prefix/`, in no order. */
  list(prefix: string): Promise<{ key: string; size: number }[]>
  /** Deletes everything below `prefix/`; deleting nothing is fine. */
  deletePrefix(prefix: string): Promise<void>
}

// No dots, so no traversal; no upper case, so that keys stay apart on disks that ignore case.
const KEY = /^[a-z0-9-]{1,64}(\/[a-z0-9-]{1,64}){0,5}$/

export function assertStorageKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
}
