// WebM (EBML, https://www.rfc-editor.org/rfc/rfc9559). Streaming recorders leave the sizes of the segment and of its
// clusters unknown, so the parser descends into these and never skips them.

import type { ByteWindow } from './byte-window.ts'

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const CLUSTER = 0x1f43b675
const CLUSTER_TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1

const containers: readonly number[] = [SEGMENT, INFO, CLUSTER, BLOCK_GROUP]
const MAX_HEADER_BYTES = 12
// Twenty hours of audio and video; only a malicious file has more.
const MAX_ELEMENTS = 5_000_000

type Element = { id: number; start: number; size: number }

export async function readWebmDuration(bytes: ByteWindow): Promise<number | null> {
  let nanosecondsPerTick = 1_000_000
  let stated: number | null = null
  let cluster = 0
  let last: number | null = null
  let at = 0
  for (let count = 0; count < MAX_ELEMENTS; count += 1) {
    const element = readHeader(await bytes.read(at, MAX_HEADER_BYTES), at)
    if (!element) break
    const { id, start, size } = element
    if (id === TIMESTAMP_SCALE) nanosecondsPerTick = unsigned(await bytes.read(start, Math.min(size, 8)))
    else if (id === DURATION) stated = float(await bytes.read(start, Math.min(size, 8)))
    else if (id === CLUSTER_TIMESTAMP) cluster = unsigned(await bytes.read(start, Math.min(size, 8)))
    else if (id === SIMPLE_BLOCK || id === BLOCK) {
      const moment = cluster + blockOffset(await bytes.read(start, MAX_HEADER_BYTES))
      last = Math.max(last ?? 0, moment)
    }
    at = containers.includes(id) ? start : start + size
  }
  const ticks = stated !== null && stated > 0 ? stated : last
  return ticks === null ? null : (ticks * nanosecondsPerTick) / 1_000_000
}

/** Null at the end of the file, or where it stops being EBML. */
function readHeader(head: Buffer, at: number): Element | null {
  const idLength = lengthOf(head[0], 4)
  const sizeLength = lengthOf(head[idLength], 8)
  if (idLength === 0 || sizeLength === 0 || head.length < idLength + sizeLength) return null
  const id = head.readUIntBE(0, idLength)
  // Without the marker bit that encodes the length of the number.
  let size = (head[idLength] ?? 0) & (0xff >> sizeLength)
  for (const byte of head.subarray(idLength + 1, idLength + sizeLength)) size = size * 256 + byte
  return { id, start: at + idLength + sizeLength, size }
}

const lengthOf = (first: number | undefined, longest: number): number => {
  const length = first === undefined ? 9 : Math.clz32(first) - 23
  return length <= longest ? length : 0
}

const unsigned = (value: Buffer): number => value.reduce((sum, byte) => sum * 256 + byte, 0)

const float = (value: Buffer): number | null =>
  value.length === 4 ? value.readFloatBE() : value.length === 8 ? value.readDoubleBE() : null

/** Follows the track number and is relative to the cluster. */
function blockOffset(head: Buffer): number {
  const track = lengthOf(head[0], 8)
  return track > 0 && head.length >= track + 2 ? head.readInt16BE(track) : 0
}
