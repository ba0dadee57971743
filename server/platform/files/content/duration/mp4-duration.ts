// MP4 and QuickTime (ISO/IEC 14496-12). A finished file states its duration in its header (mvhd); one that is written while
// recording consists of fragments, each of which states its start and the durations of its samples.

import type { ByteWindow } from './byte-window.ts'

const LARGEST_INDEX = 32 * 1024 * 1024
const MAX_BOXES = 1_000_000

type Box = { type: string; body: Buffer }
type Track = { ticksPerSecond: number; sampleTicks: number; endTicks: number }

export async function readMp4Duration(bytes: ByteWindow): Promise<number | null> {
  const tracks = new Map<number, Track>()
  let head: number | null = null
  let at = 0
  for (let count = 0; count < MAX_BOXES; count += 1) {
    const box = readHeader(await bytes.read(at, 16))
    if (!box) break
    const size = box.size === 0 ? bytes.size - at : box.size
    if ((box.type === 'moov' || box.type === 'moof') && size <= LARGEST_INDEX) {
      const body = (await bytes.read(at, size)).subarray(box.headerSize)
      if (box.type === 'moov') head = readMovie(body, tracks)
      else readFragment(body, tracks)
    }
    at += size
  }
  let longest = head ?? 0
  for (const { endTicks, ticksPerSecond } of tracks.values())
    longest = Math.max(longest, (endTicks / ticksPerSecond) * 1000)
  return longest > 0 ? longest : null
}

function readHeader(head: Buffer): { type: string; size: number; headerSize: number } | null {
  if (head.length < 8) return null
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short !== 1) return short === 0 || short >= 8 ? { type, size: short, headerSize: 8 } : null
  if (head.length < 16) return null
  const size = Number(head.readBigUInt64BE(8))
  return size >= 16 ? { type, size, headerSize: 16 } : null
}

function* boxesIn(body: Buffer): Generator<Box> {
  for (let at = 0; ; ) {
    const box = readHeader(body.subarray(at, at + 16))
    if (!box) return
    const size = box.size === 0 ? body.length - at : box.size
    yield { type: box.type, body: body.subarray(at + box.headerSize, at + size) }
    at += size
  }
}

const inside = (body: Buffer, type: string): Buffer | null =>
  [...boxesIn(body)].find((box) => box.type === type)?.body ?? null

/** Zero when the bytes are missing, as in a damaged box. */
const u32 = (body: Buffer | null, at: number): number => (body && at + 4 <= body.length ? body.readUInt32BE(at) : 0)
const u64 = (body: Buffer | null, at: number): number =>
  body && at + 8 <= body.length ? Number(body.readBigUInt64BE(at)) : 0

const UNKNOWN_DURATION = 0xffffffff

/** `mvhd` and `mdhd` start the same way; version 1 has room for longer times. */
function readClock(body: Buffer | null): { ticksPerSecond: number; ticks: number } {
  const isLong = body?.[0] === 1
  const ticks = isLong ? u64(body, 24) : u32(body, 16)
  return { ticksPerSecond: u32(body, isLong ? 20 : 12), ticks: ticks >= UNKNOWN_DURATION ? 0 : ticks }
}

/** In milliseconds, if the header states it. */
function readMovie(body: Buffer, tracks: Map<number, Track>): number | null {
  for (const box of boxesIn(body)) if (box.type === 'trak') readTrack(box.body, tracks)
  const extension = inside(body, 'mvex')
  for (const box of extension ? boxesIn(extension) : []) {
    const track = box.type === 'trex' ? tracks.get(u32(box.body, 4)) : undefined
    if (track) track.sampleTicks = u32(box.body, 12)
  }
  const { ticks, ticksPerSecond } = readClock(inside(body, 'mvhd'))
  return ticks > 0 && ticksPerSecond > 0 ? (ticks / ticksPerSecond) * 1000 : null
}

function readTrack(body: Buffer, tracks: Map<number, Track>): void {
  const header = inside(body, 'tkhd')
  const media = inside(body, 'mdia')
  const { ticksPerSecond } = readClock(media && inside(media, 'mdhd'))
  const id = u32(header, header?.[0] === 1 ? 20 : 12)
  if (ticksPerSecond > 0) tracks.set(id, { ticksPerSecond, sampleTicks: 0, endTicks: 0 })
}

const HAS_BASE = 0x01
const HAS_DESCRIPTION = 0x02
const HAS_SAMPLE_TICKS = 0x08

function readFragment(body: Buffer, tracks: Map<number, Track>): void {
  for (const { type, body: part } of boxesIn(body)) {
    const header = type === 'traf' ? inside(part, 'tfhd') : null
    const track = tracks.get(u32(header, 4))
    if (!track) continue
    const flags = u32(header, 0) & 0xffffff
    const at = 8 + (flags & HAS_BASE ? 8 : 0) + (flags & HAS_DESCRIPTION ? 4 : 0)
    const sampleTicks = flags & HAS_SAMPLE_TICKS ? u32(header, at) : track.sampleTicks
    const start = inside(part, 'tfdt')
    let end = start ? (start[0] === 1 ? u64(start, 4) : u32(start, 4)) : track.endTicks
    for (const run of boxesIn(part)) if (run.type === 'trun') end += runTicks(run.body, sampleTicks)
    track.endTicks = Math.max(track.endTicks, end)
  }
}

/** Each sample has as many fields as the flags say; its duration is the first of them. */
function runTicks(body: Buffer, sampleTicks: number): number {
  const flags = u32(body, 0) & 0xffffff
  const count = u32(body, 4)
  if (!(flags & 0x100)) return count * sampleTicks
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  let at = 8 + (flags & 0x01 ? 4 : 0) + (flags & 0x04 ? 4 : 0)
  let ticks = 0
  for (let sample = 0; sample < count && at + 4 <= body.length; sample += 1, at += width) ticks += u32(body, at)
  return ticks
}
