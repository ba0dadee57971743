// Unpacks the few parts of an office document that hold its text, counting bytes as it goes: declared sizes can lie.

import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type ZipFile } from 'yauzl'
import { ReadingError } from '../reading-error.ts'

const MAX_ENTRIES = 2_000
const MAX_PART_BYTES = 24 * 1024 * 1024
const MAX_TOTAL_BYTES = 40 * 1024 * 1024

export async function unzip(data: Uint8Array, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  try {
    const archive = await fromBufferPromise(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      strictFileNames: true,
      validateEntrySizes: true,
    })
    return await readParts(archive, isWanted)
  } catch (error) {
    if (error instanceof ReadingError) throw error
    throw new ReadingError('damaged', { cause: error })
  }
}

async function readParts(archive: ZipFile, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  if (archive.entryCount > MAX_ENTRIES) throw new ReadingError('too_complex')
  const parts = new Map<string, Buffer>()
  let total = 0
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new ReadingError('password')
    if (/vbaProject\.bin$/i.test(entry.fileName)) throw new ReadingError('active_content')
    if (!isWanted(entry.fileName)) continue
    if (entry.uncompressedSize > MAX_PART_BYTES) throw new ReadingError('too_complex')
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        total += chunk.length
        if (total > MAX_TOTAL_BYTES) done(new ReadingError('too_complex'))
        else done(null, chunk)
      },
    })
    const stream = await archive.openReadStreamPromise(entry)
    stream.on('error', (error) => limit.destroy(error))
    parts.set(entry.fileName, await buffer(stream.pipe(limit)))
  }
  return parts
}
