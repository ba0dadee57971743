// MP3 does not store a duration: the frames are counted, each of which states its size.

import type { ByteWindow } from './byte-window.ts'

const MAX_FRAMES = 5_000_000
const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const samplesPerSecond = [44_100, 48_000, 32_000]

export async function readMp3Duration(bytes: ByteWindow): Promise<number | null> {
  let at = skipTag(await bytes.read(0, 10))
  let seconds = 0
  for (let count = 0; count < MAX_FRAMES; count += 1) {
    const frame = readFrame(await bytes.read(at, 4))
    if (!frame) break
    seconds += frame.seconds
    at += frame.size
  }
  return seconds > 0 ? seconds * 1000 : null
}

/** ID3 writes its size as four bytes of seven bits. */
function skipTag(head: Buffer): number {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)
}

function readFrame(head: Buffer): { size: number; seconds: number } | null {
  if (head.length < 4) return null
  const bits = head.readUInt32BE(0)
  const version = (bits >> 19) & 3
  const isLayer3 = ((bits >> 17) & 3) === 1
  if (bits >>> 21 !== 0x7ff || version === 1 || !isLayer3) return null
  const isFirst = version === 3
  const rate = kilobits[isFirst ? 1 : 2][(bits >> 12) & 15]
  const base = samplesPerSecond[(bits >> 10) & 3]
  if (!rate || !base) return null
  const frequency = base / (isFirst ? 1 : version === 2 ? 2 : 4)
  const samples = isFirst ? 1152 : 576
  const padding = (bits >> 9) & 1
  return { size: Math.floor(((samples / 8) * rate * 1000) / frequency) + padding, seconds: samples / frequency }
}
