// Reads a résumé of any format we accept. Called in a thread: see read-in-thread.

import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import { readFields } from './fields/read-fields.ts'
import { readDocx } from './formats/docx.ts'
import { readOdt } from './formats/odt.ts'
import { checkPdf } from './formats/pdf-safety.ts'
import { readPdfText } from './formats/pdf-text.ts'
import { readPlainText } from './formats/plain-text.ts'
import { readRtf } from './formats/rtf.ts'
import { boundedLines } from './layout/bounded-lines.ts'
import type { Document } from './layout/line.ts'
import { pdfLines } from './layout/pdf-lines.ts'
import { ReadingError } from './reading-error.ts'

export async function readResume(data: Uint8Array): Promise<ResumeReading> {
  const document = await readDocument(data)
  const letters = document.lines
    .filter(({ text }) => !scannerMark.test(text))
    .reduce((sum, { text }) => sum + (text.match(/\p{Letter}/gu)?.length ?? 0), 0)
  if (letters === 0) throw new ReadingError(startsWith(data, '%PDF') || hasPictures(data) ? 'scan' : 'empty')
  return readFields({ ...document, lines: boundedLines(document.lines) })
}

const hasPictures = (data: Uint8Array): boolean =>
  startsWith(data, 'PK') && Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes('word/media/')

/** Apps that scan with a phone leave their name on every page. */
const scannerMark = /^scanned (?:by|with|using)\b/i

export async function readDocument(data: Uint8Array): Promise<Document> {
  if (data.length === 0) throw new ReadingError('empty')
  if (startsWith(data, '%PDF-')) {
    checkPdf(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
    // PDF.js takes ownership of the buffer.
    return pdfLines(await readPdfText(Uint8Array.from(data)))
  }
  if (startsWith(data, 'PK\x03\x04')) return readArchive(data)
  if (startsWith(data, '{\\rtf')) return readRtf(data)
  if (startsWith(data, '\xd0\xcf\x11\xe0')) throw new ReadingError(isEncryptedOffice(data) ? 'password' : 'unsupported')
  if (isBinary(data)) throw new ReadingError('unsupported')
  return readPlainText(data)
}

const startsWith = (data: Uint8Array, start: string): boolean =>
  Array.from(start).every((sign, index) => data[index] === sign.charCodeAt(0))

function readArchive(data: Uint8Array): Promise<Document> {
  const names = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (names.includes('word/document.xml')) return readDocx(data)
  if (names.includes('content.xml')) return readOdt(data)
  throw new ReadingError('unsupported')
}

/** A password-protected Word document is wrapped in the legacy OLE container. */
const isEncryptedOffice = (data: Uint8Array): boolean =>
  Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'))

function isBinary(data: Uint8Array): boolean {
  if ((data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0xfe && data[1] === 0xff)) return false
  const sample = data.subarray(0, 8_192)
  return /^\s*<(?:!doctype|html|\?xml|svg|script)/i.test(Buffer.from(sample).toString('latin1')) || sample.includes(0)
}
