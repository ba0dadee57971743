// The bytes of a recording until it is kept. Each slice is an object named by its offset, and the row says how far they reach, so
// any node can accept the next one.

import { Readable } from 'node:stream'
import { withLocalFile } from '#server/platform/files/local-file.ts'
import type { FileStorage } from '#server/platform/files/storage.ts'
import type { Id } from '#shared/kit/ids.ts'

export const slicesOf = (recordingId: Id): string => `recordings/${recordingId}`

/** A slice written before a crash and never counted is overwritten. */
export const writeSlice = (storage: FileStorage, recordingId: Id, offset: number, content: Buffer): Promise<void> =>
  storage.write(`${slicesOf(recordingId)}/${offset}`, content, {
    type: 'application/octet-stream',
    size: content.length,
  })

/** Runs `work` with the slices assembled in a local file. */
export const withSlices = <T>(
  storage: FileStorage,
  { id, bytes }: { id: Id; bytes: number },
  work: (path: string) => Promise<T>,
): Promise<T> => withLocalFile(Readable.from(readSlices(storage, id, bytes), { objectMode: false }), work)

async function* readSlices(storage: FileStorage, id: Id, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; ) {
    for await (const part of await storage.read(`${slicesOf(id)}/${at}`)) {
      const content = part as Buffer
      at += content.length
      yield content
    }
  }
}
