// Ogg with Opus or Vorbis: the last page states the total number of samples.

import type { ByteWindow } from './byte-window.ts'

const LARGEST_PAGE = 65_307
const OPUS_SAMPLES_PER_SECOND = 48_000

export async function readOggDuration(bytes: ByteWindow): Promise<number | null> {
  // A copy, because the window moves on.
  const head = Buffer.from(await bytes.read(0, 64))
  const voice = readCodec(head)
  const tail = await bytes.read(Math.max(0, bytes.size - 2 * LARGEST_PAGE), 2 * LARGEST_PAGE)
  const page = tail.lastIndexOf('OggS')
  if (!voice || page < 0 || page + 14 > tail.length) return null
  const samples = Number(tail.readBigInt64LE(page + 6)) - voice.skipped
  return (samples / voice.samplesPerSecond) * 1000
}

function readCodec(head: Buffer): { samplesPerSecond: number; skipped: number } | null {
  if (head.length < 48) return null
  if (head.toString('latin1', 28, 36) === 'OpusHead')
    return { samplesPerSecond: OPUS_SAMPLES_PER_SECOND, skipped: head.readUInt16LE(38) }
  const isVorbis = head.toString('latin1', 28, 35) === '\x01vorbis'
  return isVorbis && head.readUInt32LE(40) > 0 ? { samplesPerSecond: head.readUInt32LE(40), skipped: 0 } : null
}
