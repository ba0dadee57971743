// Inspects the bytes of a PDF before parsing it: rejects whatever would take too much time or memory, or contains scripts.

import { inflateSync } from 'node:zlib'
import { ReadingError } from '../reading-error.ts'

const MAX_OBJECTS = 50_000
const MAX_STREAM_BYTES = 48 * 1024 * 1024
const MAX_TOTAL_BYTES = 160 * 1024 * 1024
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')

export function checkPdf(data: Buffer): void {
  if (data.indexOf('%PDF-') !== 0) throw new ReadingError('damaged')
  // An archive appended to the document: a polyglot file.
  if (data.indexOf(ARCHIVE_END, data.lastIndexOf('%%EOF')) !== -1) throw new ReadingError('active_content')
  const source = data.toString('latin1')
  const objects = source.match(/\d\s+\d+\s+obj\b/g)?.length ?? 0
  let total = 0
  let packed = 0
  for (const { dictionary, from, to } of streamsIn(source)) {
    const filters = dictionary.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL|JBIG2Decode)\b/g) ?? []
    if (filters.length > 1) throw new ReadingError('too_complex')
    if (!filters[0]?.startsWith('/Fl') || isPicture(dictionary)) continue
    const text = inflated(data.subarray(from, to))
    total += text.length
    if (total > MAX_TOTAL_BYTES) throw new ReadingError('too_complex')
    if (/\/ObjStm\b/.test(dictionary)) {
      packed += Number(/\/N\s+(\d+)/.exec(dictionary)?.[1] ?? 0)
      refuseActions(text.toString('latin1'))
    }
  }
  if (objects + packed > MAX_OBJECTS) throw new ReadingError('too_complex')
  refuseActions(source.replace(/stream\r?\n[\s\S]*?endstream/g, ''))
}

/** Pictures are never decoded. */
const isPicture = (dictionary: string): boolean => /\/Subtype\s*\/Image\b/.test(dictionary)

/** Any character of a name may be written as #xx. */
function refuseActions(source: string): void {
  const plain = source.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  // Some programs write an empty list of scripts; an action with one has the type, the code or both.
  if (/\/(?:S\s*\/JavaScript|JS|Launch|RichMedia|XFA)(?![A-Za-z0-9])/.test(plain))
    throw new ReadingError('active_content')
}

function* streamsIn(source: string): Generator<{ dictionary: string; from: number; to: number }> {
  const start = /stream\r?\n/g
  for (let match = start.exec(source); match; match = start.exec(source)) {
    const from = match.index + match[0].length
    const to = source.indexOf('endstream', from)
    const opened = source.lastIndexOf('obj', match.index)
    yield {
      dictionary: source.slice(Math.max(opened, match.index - 4_000), match.index),
      from,
      to: to === -1 ? source.length : to,
    }
    start.lastIndex = to === -1 ? source.length : to + 'endstream'.length
  }
}

function inflated(stream: Buffer): Buffer {
  try {
    return inflateSync(stream, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: 2 })
  } catch (error) {
    if (error instanceof RangeError) throw new ReadingError('too_complex', { cause: error })
    // Encrypted or damaged: left to PDF.js.
    return Buffer.alloc(0)
  }
}
