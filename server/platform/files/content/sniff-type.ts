// Detects the type of a file by its content alone. Its name and the type claimed by a browser are not trusted.

import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { FileRejected } from './file-rejected.ts'
import { readZipArchive } from './zip-archive.ts'

/** A media type, or null when the content is of no type this product knows. */
export async function sniffType(path: string): Promise<string | null> {
  const start = await readStart(path)
  if (start.length === 0) throw new FileRejected('empty')
  if (start.toString('latin1', 0, 4) === 'PK\x03\x04') return sniffArchive(path)
  if (looksLikeMarkup(start)) return 'text/html'
  const detected = (await fileTypeFromFile(path))?.mime.split(';')[0]
  if (detected === 'application/x-cfb') return sniffOldOfficeFile(path)
  if (detected) return aliases[detected] ?? detected
  return (await isText(path)) ? 'text/plain' : null
}

const aliases: Record<string, string> = {
  // The same container under its original name.
  'video/x-m4v': 'video/mp4',
  'audio/x-m4a': 'audio/mp4',
  // An animated PNG is a PNG; its first frame is rendered.
  'image/apng': 'image/png',
}

const START_LENGTH = 1024

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_LENGTH), 0, START_LENGTH, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Stricter than browser sniffing: any tag, comment or declaration at the start counts as markup, in any Unicode encoding. */
function looksLikeMarkup(start: Buffer): boolean {
  const withoutNulls = start.toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[a-z!?/]/i.test(withoutNulls)
}

const officeTypes: [entry: string, type: string][] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

async function sniffArchive(path: string): Promise<string> {
  const { entries, declaredType } = await readZipArchive(path)
  const names = new Set(entries.map(({ name }) => name))
  if (entries.some(({ name }) => name.toLowerCase().endsWith('vbaproject.bin'))) throw new FileRejected('has_macros')
  if (names.has('META-INF/MANIFEST.MF')) return 'application/java-archive'
  if (names.has('[Content_Types].xml')) {
    const office = officeTypes.find(([entry]) => names.has(entry))
    if (office) return office[1]
  }
  return declaredType ?? 'application/zip'
}

const inDirectory = (name: string) => Buffer.from(name, 'utf16le')

/** The same container holds .doc, .xls, .ppt and installers; only a Word document has this stream. */
async function sniffOldOfficeFile(path: string): Promise<string> {
  const content = await readFile(path)
  if (content.includes(inDirectory('_VBA_PROJECT'))) throw new FileRejected('has_macros')
  return content.includes(inDirectory('WordDocument')) ? 'application/msword' : 'application/x-cfb'
}

/** UTF-8 and all single-byte encodings pass: a résumé from an old machine is still a résumé. */
async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path)) {
    for (const byte of chunk as Buffer) if (byte < 0x20 && !controlsInText.has(byte)) return false
  }
  return true
}

// Tab, line feed, vertical tab, form feed, carriage return, and the escape that starts some encodings.
const controlsInText = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b])
