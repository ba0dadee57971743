// An archive of a few small texts, stored without compression.

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, the first day the format knows: the same questions make the same file. */
const DAY = 0x21

export function zipTexts(files: Readonly<Record<string, string>>): Blob {
  const [contents, list]: [BlobPart[], BlobPart[]] = [[], []]
  let [offset, listBytes] = [0, 0]
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, bytes] = [new TextEncoder().encode(name), new TextEncoder().encode(text)]
    // What both headers have in common.
    const facts = record(26, (view) => {
      view.setUint16(0, VERSION, true)
      view.setUint16(2, UTF8_NAMES, true)
      view.setUint16(8, DAY, true)
      view.setUint32(10, checksumOf(bytes), true)
      view.setUint32(14, bytes.length, true)
      view.setUint32(18, bytes.length, true)
      view.setUint16(22, nameBytes.length, true)
    })
    const place = record(14, (view) => view.setUint32(10, offset, true))
    contents.push(mark(LOCAL), facts, nameBytes, bytes)
    list.push(
      mark(ENTRY),
      record(2, (view) => view.setUint16(0, VERSION, true)),
      facts,
      place,
      nameBytes,
    )
    offset += 30 + nameBytes.length + bytes.length
    listBytes += 46 + nameBytes.length
  }
  const count = Object.keys(files).length
  const end = record(18, (view) => {
    view.setUint16(4, count, true)
    view.setUint16(6, count, true)
    view.setUint32(8, listBytes, true)
    view.setUint32(12, offset, true)
  })
  return new Blob([...contents, ...list, mark(END), end], { type: 'application/zip' })
}

function record(size: number, write: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  write(new DataView(bytes.buffer))
  return bytes
}

const mark = (value: number) => record(4, (view) => view.setUint32(0, value, true))
