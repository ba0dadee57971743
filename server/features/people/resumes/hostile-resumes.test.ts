import { buffer } from 'node:stream/consumers'
import PdfKit from 'pdfkit'
import { describe, expect, it } from 'vitest'
import type { ReadingProblem } from '#shared/features/people/resumes/resume-reading.ts'
import {
  bombDocx,
  bombPdf,
  crowdedPdf,
  docxWith,
  doubleBombPdf,
  entityDocx,
  hiddenScriptPdf,
  paragraph,
  pdfOf,
  polyglotPdf,
  scannedPdf,
  scriptPdf,
  textPage,
  wordBody,
  zipOf,
} from './hostile-files.builder.ts'
import { readInThread } from './read-in-thread.ts'

const lockedPdf = (): Promise<Buffer> => {
  const document = new PdfKit({ userPassword: 'secret' })
  document.text('Jane Doe').end()
  return buffer(document)
}

const hostile: [what: string, make: () => Buffer | Promise<Buffer>, problem: ReadingProblem][] = [
  ['a DOCX that unpacks to 60 MB', bombDocx, 'too_complex'],
  ['a DOCX with an external entity', entityDocx, 'active_content'],
  [
    'a DOCX with macros',
    () => zipOf({ 'word/document.xml': wordBody(''), 'word/vbaProject.bin': 'x' }),
    'active_content',
  ],
  ['a DOCX nested 5,000 deep', () => docxWith(wordBody('<w:p>'.repeat(5_000) + '</w:p>'.repeat(5_000))), 'damaged'],
  ['a DOCX with 200,000 attributes', () => docxWith(`<w:document ${'a="" '.repeat(200_000)}/>`), 'too_complex'],
  ['a DOCX with 800,000 tags', () => docxWith(wordBody('<w:r/>'.repeat(800_000))), 'too_complex'],
  ['a PDF with a script', scriptPdf, 'active_content'],
  ['a PDF with a script under an escaped name', hiddenScriptPdf, 'active_content'],
  ['a PDF with 100,000 objects', crowdedPdf, 'too_complex'],
  ['a PDF that unpacks to 80 MB', bombPdf, 'too_complex'],
  ['a PDF packed twice', doubleBombPdf, 'too_complex'],
  ['a PDF that is an archive as well', polyglotPdf, 'active_content'],
  ['a file of 200 MB', () => Buffer.alloc(200 * 1024 * 1024, 0x41), 'too_large'],
  ['a program called résumé', () => Buffer.from('MZ\0\0binary'), 'unsupported'],
  ['a page of HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported'],
  ['RTF with an embedded object', () => Buffer.from('{\\rtf1 {\\object\\objdata 0105}}'), 'active_content'],
  ['a PDF cut in half', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Cat'), 'damaged'],
  ['a PDF with a password', lockedPdf, 'password'],
  ['a scan', scannedPdf, 'scan'],
  ['an empty file', () => Buffer.alloc(0), 'empty'],
]

describe('a résumé that cannot be read', () => {
  it.each(hostile)('%s is refused with a reason', async (_, make, problem) => {
    expect(await readInThread(await make())).toEqual({ problem })
  })

  it('does not affect the next one', async () => {
    expect(await readInThread(pdfOf(textPage('Jane Doe')))).toMatchObject({ reading: { name: { value: 'Jane Doe' } } })
    expect(await readInThread(await docxWith(wordBody(paragraph('Jane Doe'))))).toMatchObject({
      reading: { name: { value: 'Jane Doe' } },
    })
  })
})
