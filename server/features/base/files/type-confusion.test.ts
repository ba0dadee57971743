import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aWordDocument, aZipArchive } from '#server/platform/files/content/zip-archive.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type GivenFile, upload } from './files.builder.ts'

let test: TestApp
let amara: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
  amara = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const html = '<!doctype html><script>alert(1)</script>'
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'
const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(300)])
const oldOffice = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(64),
  ])
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const tenMegabytesOfNothing = deflateRawSync(Buffer.alloc(10_000_000))

const rejected: [string, GivenFile][] = [
  ['an SVG with a script', { kind: 'avatar', name: 'me.svg', content: svg }],
  ['an SVG named PNG', { kind: 'avatar', name: 'me.png', content: svg }],
  ['an SVG with two extensions', { kind: 'avatar', name: 'me.svg.png', content: svg }],
  ['an SVG as an attachment', { kind: 'attachment', name: 'drawing.svg', content: svg }],
  ['an SVG named text', { kind: 'attachment', name: 'drawing.txt', content: svg }],
  ['HTML named PDF', { kind: 'resume', name: 'cv.pdf', content: html }],
  ['HTML named PNG', { kind: 'avatar', name: 'me.png', content: html }],
  ['HTML named text', { kind: 'resume', name: 'cv.txt', content: html }],
  ['HTML named CSV', { kind: 'attachment', name: 'list.csv', content: html }],
  ['plain HTML', { kind: 'attachment', name: 'page.html', content: html }],
  ['HTML in UTF-16', { kind: 'resume', name: 'cv.txt', content: Buffer.from(`\ufeff${html}`, 'utf16le') }],
  ['XHTML', { kind: 'attachment', name: 'page.xhtml', content: `<?xml version="1.0"?>${html}` }],
  ['a script', { kind: 'attachment', name: 'run.js', content: 'alert(1)' }],
  ['a shell script without an extension', { kind: 'resume', name: 'cv', content: '#!/bin/sh\nls' }],
  ['an executable', { kind: 'attachment', name: 'setup.exe', content: program }],
  ['an executable named PDF', { kind: 'resume', name: 'cv.pdf', content: program }],
  [
    'an executable with a right-to-left override in its name',
    { kind: 'resume', name: 'cv\u202efdp.exe', content: program },
  ],
  ['a PDF named like an executable', { kind: 'resume', name: 'cv.pdf.exe', content: pdf }],
  ['a PDF named PNG', { kind: 'attachment', name: 'cv.png', content: pdf }],
  ['a PDF as an avatar', { kind: 'avatar', name: 'me.pdf', content: pdf }],
  ['a PNG named PDF', { kind: 'attachment', name: 'cv.pdf', content: png }],
  ['a PNG named JPEG', { kind: 'avatar', name: 'me.jpg', content: png }],
  ['a PNG as a résumé', { kind: 'resume', name: 'cv.png', content: png }],
  ['a truncated PNG', { kind: 'avatar', name: 'me.png', content: png.subarray(0, 40) }],
  [
    'HTML with a PNG header',
    { kind: 'avatar', name: 'me.png', content: Buffer.concat([png.subarray(0, 8), Buffer.from(html)]) },
  ],
  ['a GIF', { kind: 'avatar', name: 'me.gif', content: gif }],
  [
    'a GIF that is also an archive',
    { kind: 'avatar', name: 'me.png', content: Buffer.concat([gif, aZipArchive([{ name: 'a' }])]) },
  ],
  [
    'a Java archive named ZIP',
    { kind: 'attachment', name: 'a.zip', content: aZipArchive([{ name: 'META-INF/MANIFEST.MF' }]) },
  ],
  ['a ZIP named Word', { kind: 'resume', name: 'cv.docx', content: aZipArchive([{ name: 'a.txt' }]) }],
  ['a Word document named PDF', { kind: 'resume', name: 'cv.pdf', content: aWordDocument() }],
  [
    'a Word document with macros',
    { kind: 'resume', name: 'cv.docx', content: aWordDocument([{ name: 'word/vbaProject.bin' }]) },
  ],
  [
    'a Word document that is a ZIP bomb',
    { kind: 'resume', name: 'cv.docx', content: aWordDocument([{ name: 'word/x', claimedSize: 4e9 }]) },
  ],
  [
    'a Word document of many large entries',
    {
      kind: 'resume',
      name: 'cv.docx',
      content: aWordDocument(
        Array.from({ length: 40 }, (_, index) => ({
          name: `word/${index}`,
          content: tenMegabytesOfNothing,
          isStored: true,
          claimedSize: 10_000_000,
        })),
      ),
    },
  ],
  [
    'an old Word document with macros',
    { kind: 'resume', name: 'cv.doc', content: oldOffice('WordDocument _VBA_PROJECT') },
  ],
  ['an old spreadsheet named Word', { kind: 'resume', name: 'cv.doc', content: oldOffice('Workbook') }],
  ['binary data named text', { kind: 'resume', name: 'cv.txt', content: Buffer.from([0, 1, 2, 3]) }],
  ['text named video', { kind: 'video', name: 'me.mp4', content: 'hello' }],
]

describe('an upload that is not what it seems', () => {
  it.each(rejected)('is rejected: %s', async (_name, given) => {
    const answer = await upload(test, amara, given)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'file_type_rejected' })
  })
})

const accepted: [string, GivenFile][] = [
  ['a PDF', { kind: 'resume', name: 'cv.pdf', content: pdf }],
  ['a PDF with an upper-case extension', { kind: 'resume', name: 'CV.PDF', content: pdf }],
  ['a PDF that is also a script, as a download', { kind: 'resume', name: 'cv.pdf', content: `${pdf}${html}` }],
  ['a Word document', { kind: 'resume', name: 'cv.docx', content: aWordDocument() }],
  ['an old Word document', { kind: 'resume', name: 'cv.doc', content: oldOffice('WordDocument') }],
  ['rich text', { kind: 'resume', name: 'cv.rtf', content: '{\\rtf1 hello}' }],
  ['Markdown', { kind: 'resume', name: 'cv.md', content: '# Amara' }],
  ['a list', { kind: 'attachment', name: 'list.csv', content: 'a,b\n1,2\n' }],
  ['a picture', { kind: 'avatar', name: 'me.png', content: png }],
  [
    'a picture with a second file behind it, drawn anew',
    { kind: 'avatar', name: 'me.png', content: Buffer.concat([png, Buffer.from(html)]) },
  ],
]

describe('an upload that is what it claims to be', () => {
  it.each(accepted)('is accepted: %s', async (_name, given) => {
    expect((await upload(test, amara, given)).statusCode).toBe(204)
  })
})
