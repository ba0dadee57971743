// Malicious files.

import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { ZipFile } from 'yazl'

export function zipOf(parts: Record<string, Buffer | string>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream)
}

export const docxWith = (documentXml: Buffer | string): Promise<Buffer> =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': documentXml })

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
export const wordBody = (content: string): string => `<w:document><w:body>${content}</w:body></w:document>`

export const bombDocx = (): Promise<Buffer> =>
  docxWith(Buffer.concat([Buffer.from('<w:document><w:body>'), Buffer.alloc(60 * 1024 * 1024, 0x20)]))

export const entityDocx = (): Promise<Buffer> =>
  docxWith(`<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wordBody(paragraph('&x;'))}`)

type PdfObject = { dictionary: string; stream?: Buffer }

/** The first object is the catalogue, the second the pages, the third the page. */
export function pdfOf(content: Buffer, more: PdfObject[] = [], { catalogue = '', stream = '' } = {}): Buffer {
  const objects: PdfObject[] = [
    { dictionary: `/Type /Catalog /Pages 2 0 R ${catalogue}` },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      dictionary:
        '/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >>',
    },
    { dictionary: `/Length ${content.length} ${stream}`, stream: content },
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' },
    ...more,
  ]
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let size = 9
  const push = (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
  }
  for (const [index, { dictionary, stream: data }] of objects.entries()) {
    offsets.push(size)
    push(Buffer.from(`${index + 1} 0 obj\n<< ${dictionary} >>\n`))
    if (data) push(Buffer.concat([Buffer.from('stream\n'), data, Buffer.from('\nendstream\n')]))
    push(Buffer.from('endobj\n'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`
  return Buffer.concat([...chunks, Buffer.from(end)])
}

export const textPage = (text: string): Buffer => Buffer.from(`BT /F 12 Tf 50 700 Td (${text}) Tj ET`)

export const scriptPdf = (): Buffer =>
  pdfOf(textPage('Jane Doe'), [{ dictionary: '/S /JavaScript /JS (app.alert(1))' }], { catalogue: '/OpenAction 6 0 R' })

/** The action's name is escaped, so that a plain search does not find it. */
export const hiddenScriptPdf = (): Buffer =>
  pdfOf(textPage('Jane Doe'), [{ dictionary: '/S /J#61vaScript /J#53 (app.alert(1))' }], {
    catalogue: '/OpenAction 6 0 R',
  })

export const crowdedPdf = (): Buffer =>
  pdfOf(
    textPage('Jane Doe'),
    Array.from({ length: 100_000 }, (): PdfObject => ({ dictionary: '/Type /Nothing' })),
  )

/** Makes PDF.js reject a promise that nobody awaits. */
export const looseEndPdf = (): Buffer =>
  Buffer.from(
    pdfOf(textPage('Jane Doe'), [], { stream: '/X [' }).toString('latin1').replace('/Kids [3 0 R]', '/Kids [/X 4 0 R]'),
    'latin1',
  )

export const bombPdf = (): Buffer =>
  pdfOf(deflateSync(Buffer.alloc(80 * 1024 * 1024, 0x20)), [], { stream: '/Filter /FlateDecode' })

export const doubleBombPdf = (): Buffer =>
  pdfOf(deflateSync(deflateSync(Buffer.alloc(60 * 1024 * 1024, 0x20))), [], {
    stream: '/Filter [/FlateDecode /FlateDecode]',
  })

export const polyglotPdf = async (): Promise<Buffer> =>
  Buffer.concat([pdfOf(textPage('Jane Doe')), await zipOf({ 'payload.js': 'alert(1)' })])

/** A page with a picture and no text. */
export const scannedPdf = (): Buffer => pdfOf(Buffer.from('q 500 0 0 700 50 50 cm 0 0 1 1 re f Q'))
