// Reads the list of a ZIP archive without unpacking anything, and refuses archives that are made to mislead or to
// overwhelm whoever unpacks them. Office documents are ZIP archives. A reader must still stop at the sizes listed here.

import { type FileHandle, open } from 'node:fs/promises'
import { FileRefused } from './file-refused.ts'

export const MAX_ENTRIES = 2_000
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

export type ZipEntry = { name: string; packedSize: number; unpackedSize: number }

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_HEADER = 0x02014b50
const DIRECTORY_END = 0x06054b50
const DIRECTORY_END_SIZE = 22
const DIRECTORY_HEADER_SIZE = 46
const LOCAL_HEADER_SIZE = 30
const LONGEST_COMMENT = 65_535
const LARGEST_DIRECTORY = 1024 * 1024
const IS_ENCRYPTED = 0x0001

export async function readZipArchive(path: string): Promise<{ entries: ZipEntry[]; declaredType: string | null }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const entries = parseDirectory(await readDirectory(file, size))
    refuseOverwhelming(entries, size)
    return { entries, declaredType: await readDeclaredType(file) }
  } finally {
    await file.close()
  }
}

async function readDirectory(file: FileHandle, size: number): Promise<{ bytes: Buffer; count: number }> {
  const tail = await readAt(file, Math.max(0, size - DIRECTORY_END_SIZE - LONGEST_COMMENT), size)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0 || tail.length - at < DIRECTORY_END_SIZE || tail.readUInt32LE(at) !== DIRECTORY_END) refuse()
  const end = size - tail.length + at
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  // Something before the archive or behind it makes the file two things at once; the numbers of ZIP64 fail here as well.
  const isWhole = start + length === end && at + DIRECTORY_END_SIZE + tail.readUInt16LE(at + 20) === tail.length
  if (!isWhole || length > LARGEST_DIRECTORY || count > MAX_ENTRIES) refuse()
  return { bytes: await readAt(file, start, end), count }
}

function parseDirectory({ bytes, count }: { bytes: Buffer; count: number }): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at < bytes.length) {
    if (bytes.length - at < DIRECTORY_HEADER_SIZE || bytes.readUInt32LE(at) !== DIRECTORY_HEADER) refuse()
    const nameLength = bytes.readUInt16LE(at + 28)
    const next = at + DIRECTORY_HEADER_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const name = bytes.toString('utf8', at + DIRECTORY_HEADER_SIZE, at + DIRECTORY_HEADER_SIZE + nameLength)
    if (next > bytes.length || bytes.readUInt16LE(at + 8) & IS_ENCRYPTED || leavesItsFolder(name)) refuse()
    entries.push({ name, packedSize: bytes.readUInt32LE(at + 20), unpackedSize: bytes.readUInt32LE(at + 24) })
    at = next
  }
  if (entries.length !== count) refuse()
  return entries
}

function refuseOverwhelming(entries: ZipEntry[], size: number): void {
  const packed = entries.reduce((sum, entry) => sum + entry.packedSize, 0)
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedSize, 0)
  // More packed bytes than the file has: entries share their bytes, the trick of the densest bombs.
  if (packed > size || unpacked > MAX_UNPACKED_BYTES) refuse()
}

/** OpenDocument names its type in a first entry called `mimetype` that is stored as it is. */
async function readDeclaredType(file: FileHandle): Promise<string | null> {
  const header = await readAt(file, 0, LOCAL_HEADER_SIZE + 8 + 200)
  if (header.length < LOCAL_HEADER_SIZE || header.readUInt32LE(0) !== LOCAL_HEADER) refuse()
  const nameEnd = LOCAL_HEADER_SIZE + header.readUInt16LE(26)
  const isStored = header.readUInt16LE(8) === 0
  if (!isStored || header.toString('latin1', LOCAL_HEADER_SIZE, nameEnd) !== 'mimetype') return null
  const contentStart = nameEnd + header.readUInt16LE(28)
  return header.toString('latin1', contentStart, contentStart + header.readUInt32LE(22))
}

const leavesItsFolder = (name: string) =>
  name.startsWith('/') ||
  name.includes('\\') ||
  name.includes('\0') ||
  /^[a-z]:/i.test(name) ||
  name.split('/').includes('..')

async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start)
  return buffer.subarray(0, bytesRead)
}

function refuse(): never {
  throw new FileRefused('archive_unsafe')
}
