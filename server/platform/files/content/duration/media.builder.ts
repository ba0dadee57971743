// Handwritten recordings for tests, of any duration and size. Real browser recordings are in samples/.

import { randomBytes } from 'node:crypto'

const element = (id: string, content: Buffer, isOpen = false): Buffer => {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length))
  size[0] = 0x01
  return Buffer.concat([Buffer.from(id, 'hex'), isOpen ? Buffer.from('01ffffffffffffff', 'hex') : size, content])
}

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

type Webm = {
  seconds: number
  /** Per second. */
  bytesPerSecond?: number
  /** The duration in the header, if there is one. */
  statedSeconds?: number
}

/** As MediaRecorder writes it: segment and clusters of unknown size, one cluster per second, two blocks in each. */
export function aWebm({ seconds, bytesPerSecond = 100, statedSeconds }: Webm): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE((statedSeconds ?? 0) * 1000)
  const info = [
    element('2ad7b1', number(1_000_000)),
    ...(statedSeconds === undefined ? [] : [element('4489', duration)]),
  ]
  const block = (offset: number, content: Buffer) => {
    const head = Buffer.from([0x81, 0, 0, 0x80])
    head.writeInt16BE(offset, 1)
    return element('a3', Buffer.concat([head, content]))
  }
  const clusters = Array.from({ length: seconds }, (_, second) =>
    element(
      '1f43b675',
      Buffer.concat([
        element('e7', number(second * 1000)),
        block(0, randomBytes(bytesPerSecond)),
        block(1000, Buffer.alloc(1)),
      ]),
      true,
    ),
  )
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element('18538067', Buffer.alloc(0), true),
    element('1549a966', Buffer.concat(info)),
    ...clusters,
  ])
}

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([number(body.length + 8), Buffer.from(type, 'latin1'), body])
}

const track = (id: number): Buffer =>
  box('trak', box('tkhd', Buffer.alloc(12), number(id)), box('mdia', box('mdhd', Buffer.alloc(12), number(600))))

type Mp4 = { seconds: number; brand?: string; tracks?: number }

/** A finished file, whose header states the duration. */
export const anMp4 = ({ seconds, brand = 'isom', tracks = 0 }: Mp4): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), number(0), Buffer.from(brand, 'latin1')),
    box(
      'moov',
      box('mvhd', number(0), number(0), number(0), number(600), number(seconds * 600), Buffer.alloc(80)),
      Buffer.concat(Array.from({ length: tracks }, (_, id) => track(id))),
    ),
    box('mdat', Buffer.alloc(16)),
  ])

const page = (samples: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(28)
  head.write('OggS', 0, 'latin1')
  head.writeBigInt64LE(BigInt(samples), 6)
  head[26] = 1
  head[27] = body.length
  return Buffer.concat([head, body])
}

export function anOgg({ seconds }: { seconds: number }): Buffer {
  const opus = Buffer.alloc(24)
  opus.write('OpusHead\x01\x01', 0, 'latin1')
  opus.writeUInt16LE(312, 10)
  return Buffer.concat([page(0, opus), page(seconds * 48_000 + 312, Buffer.alloc(10))])
}

/** Frames of 26 ms at 128 kbit/s, behind an ID3 tag. */
export function anMp3({ frames }: { frames: number }): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9000, 0)
  return Buffer.concat([
    Buffer.from('ID3\x03\x00\x00\x00\x00\x00\x0a', 'latin1'),
    Buffer.alloc(10),
    ...Array<Buffer>(frames).fill(frame),
  ])
}
