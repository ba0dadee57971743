// Reads the central directory of a ZIP archive without unpacking anything, and rejects archives built to mislead or
// overwhelm whoever unpacks them. Office documents are ZIP archives. A reader must still enforce the sizes listed here.

import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FileRejected } from './file-rejected.ts'

export const MAX_ENTRIES = 2_000
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

export type ZipEntry = { name: string; packedSize: number; unpackedSize: number }

const DIRECTORY_END_SIZE = 22
const DIRECTORY_HEADER_SIZE = 46
const LARGEST_DIRECTORY = 1024 * 1024
const LONGEST_TYPE = 200
const STORED = 0

export async function readZipArchive(path: string): Promise<{ entries: ZipEntry[]; declaredType: string | null }> {
  try {
    // Keep file names as written: by default yauzl turns backslashes into slashes.
    const archive = await openPromise(path, { autoClose: false, strictFileNames: true })
    try {
      const entries = await readEntries(archive)
      await rejectPolyglot(path, archive, entries)
      rejectZipBomb(entries, archive.fileSize)
      return { entries: entries.map(zipEntry), declaredType: await readDeclaredType(archive, entries) }
    } finally {
      archive.close()
    }
  } catch (error) {
    // Archive errors from yauzl have no code; file system errors have one.
    if (error instanceof Error && !('code' in error)) reject()
    throw error
  }
}

const zipEntry = ({ fileName, compressedSize, uncompressedSize }: Entry): ZipEntry => ({
  name: fileName,
  packedSize: compressedSize,
  unpackedSize: uncompressedSize,
})

async function readEntries(archive: ZipFile): Promise<Entry[]> {
  if (archive.entryCount > MAX_ENTRIES) reject()
  const entries: Entry[] = []
  let size = 0
  for await (const entry of archive.eachEntry()) {
    size += directorySize(entry)
    if (size > LARGEST_DIRECTORY || entry.isEncrypted() || entry.fileName.includes('\0')) reject()
    entries.push(entry)
  }
  return entries
}

const directorySize = (entry: Entry): number =>
  DIRECTORY_HEADER_SIZE + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength

/**
 * Bytes outside every part of the archive would make the file a polyglot. yauzl rejects those behind the archive and
 * ignores those between its parts, so the central directory must end where its end record begins; in a ZIP64 it never does.
 */
async function rejectPolyglot(path: string, { fileSize, comment }: ZipFile, entries: Entry[]): Promise<void> {
  const end = fileSize - DIRECTORY_END_SIZE - comment.length
  const file = await open(path)
  try {
    const { buffer: record } = await file.read(Buffer.alloc(DIRECTORY_END_SIZE), 0, DIRECTORY_END_SIZE, end)
    const start = record.readUInt32LE(16)
    if (start + entries.reduce((sum, entry) => sum + directorySize(entry), 0) !== end) reject()
  } finally {
    await file.close()
  }
}

function rejectZipBomb(entries: Entry[], size: number): void {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0)
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  // More compressed bytes than the file has: entries overlap, the trick of the densest ZIP bombs.
  if (packed > size || unpacked > MAX_UNPACKED_BYTES) reject()
}

/** OpenDocument names its type in a first entry called `mimetype`, which is stored uncompressed. */
async function readDeclaredType(archive: ZipFile, entries: Entry[]): Promise<string | null> {
  const first = entries.find(({ relativeOffsetOfLocalHeader }) => relativeOffsetOfLocalHeader === 0)
  if (first?.fileName !== 'mimetype' || first.compressionMethod !== STORED) return null
  if (first.uncompressedSize > LONGEST_TYPE) reject()
  return (await buffer(await archive.openReadStreamPromise(first))).toString('latin1')
}

function reject(): never {
  throw new FileRejected('archive_unsafe')
}
