// Writes ZIP archives by hand, including malformed and malicious ones.

import { deflateRawSync } from 'node:zlib'

export type ArchiveEntry = {
  name: string
  content?: string | Buffer
  isStored?: boolean
  /** The size claimed by the central directory; the real one by default. */
  claimedSize?: number
  isEncrypted?: boolean
}

export function aZipArchive(entries: ArchiveEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const content = Buffer.from(entry.content ?? '')
    const packed = entry.isStored ? content : deflateRawSync(content)
    const method = entry.isStored ? 0 : 8
    const size = entry.claimedSize ?? content.length

    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)

    const listed = Buffer.alloc(46)
    listed.writeUInt32LE(0x02014b50, 0)
    listed.writeUInt16LE(entry.isEncrypted ? 1 : 0, 8)
    listed.writeUInt16LE(method, 10)
    listed.writeUInt32LE(packed.length, 20)
    listed.writeUInt32LE(size, 24)
    listed.writeUInt16LE(name.length, 28)
    listed.writeUInt32LE(offset, 42)

    parts.push(local, name, packed)
    directory.push(listed, name)
    offset += local.length + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

export const aWordDocument = (more: ArchiveEntry[] = []): Buffer =>
  aZipArchive([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])
