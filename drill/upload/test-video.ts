import { createCipheriv, createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const BLOCK = 1024 * 1024

// The header of an MP4, so that the content matches the file name.
const MP4_HEADER = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')

/** Writes a file of this size; the same seed gives the same bytes. Returns its SHA-256. */
export async function makeVideo(file: string, size: number, seed: string): Promise<string> {
  const key = createHash('sha256').update(seed).digest()
  const noise = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const hash = createHash('sha256')
  function* blocks() {
    for (let left = size; left > 0; ) {
      const isFirst = left === size
      const block = isFirst ? MP4_HEADER : noise.update(Buffer.alloc(Math.min(BLOCK, left)))
      hash.update(block)
      left -= block.length
      yield block
    }
  }
  await pipeline(Readable.from(blocks()), createWriteStream(file))
  return hash.digest('hex')
}
