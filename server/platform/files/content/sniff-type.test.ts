import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FileRejected } from './file-rejected.ts'
import { sniffType } from './sniff-type.ts'
import { aWordDocument, aZipArchive } from './zip-archive.builder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sniff-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function sniff(content: string | Buffer): Promise<string | null> {
  const path = join(folder, 'content')
  await writeFile(path, content)
  return sniffType(path)
}

const rejectionOf = (content: string | Buffer) =>
  sniff(content).then(
    (type) => `accepted as ${type}`,
    (error: unknown) => (error instanceof FileRejected ? error.reason : error),
  )

const picture = () => sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
/** The record at the very end of an archive points to its central directory. */
const beforeEndRecord = (archive: Buffer, more: string): Buffer =>
  Buffer.concat([archive.subarray(0, -22), Buffer.from(more), archive.subarray(-22)])
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the type of a file', () => {
  it('is detected from its content', async () => {
    expect(await sniff(await picture().png().toBuffer())).toBe('image/png')
    expect(await sniff(await picture().jpeg().toBuffer())).toBe('image/jpeg')
    expect(await sniff(await picture().webp().toBuffer())).toBe('image/webp')
    expect(await sniff(await picture().avif().toBuffer())).toBe('image/avif')
    expect(await sniff('%PDF-1.7\n1 0 obj')).toBe('application/pdf')
    expect(await sniff('{\\rtf1 Hello}')).toBe('application/rtf')
    expect(await sniff('name;city\nAmara;Nairobi\n')).toBe('text/plain')
    expect(await sniff(Buffer.from('Résumé', 'latin1'))).toBe('text/plain')
    expect(await sniff(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from('webm')]))).toBe(
      'video/webm',
    )
    expect(await sniff(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'))).toBe('video/mp4')
  })

  it('distinguishes office documents by the entries of the archive', async () => {
    const types = { name: '[Content_Types].xml', content: '<Types/>' }
    const odt = 'application/vnd.oasis.opendocument.text'
    expect(await sniff(aWordDocument())).toBe(docx)
    expect(await sniff(aZipArchive([types, { name: 'xl/workbook.xml' }]))).toContain('spreadsheetml')
    expect(await sniff(aZipArchive([types, { name: 'ppt/presentation.xml' }]))).toContain('presentationml')
    expect(
      await sniff(aZipArchive([{ name: 'mimetype', content: odt, isStored: true }, { name: 'content.xml' }])),
    ).toBe(odt)
    expect(await sniff(aZipArchive([{ name: 'notes.txt', content: 'hi' }]))).toBe('application/zip')
    expect(await sniff(aZipArchive([{ name: 'META-INF/MANIFEST.MF' }]))).toBe('application/java-archive')
  })

  const markup: [string, string | Buffer][] = [
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML without a doctype', '<script>alert(1)</script>'],
    ['HTML after blank space', ' \n\t<html>'],
    ['HTML after a byte order mark', '\ufeff<html>'],
    ['HTML in UTF-16', Buffer.from('\ufeff<html><script>', 'utf16le')],
    ['an HTML comment first', '<!-- --><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG with an XML declaration', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['SVG with an entity', '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>'],
  ]
  it.each(markup)('is markup for %s, whatever it is named', async (_name, content) => {
    expect(await sniff(content)).toBe('text/html')
  })

  const programs: [string, Buffer][] = [
    ['a Windows program', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(200)])],
    ['a Linux program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)])],
    ['noise', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7])],
    ['a PDF with a program in front', Buffer.from('MZ\x90\0\x03%PDF-1.7', 'latin1')],
  ]
  it.each(programs)('is never a document for %s', async (_name, content) => {
    const type = await sniff(content)
    expect(['application/pdf', 'text/plain', docx]).not.toContain(type)
  })

  it('is unknown for an empty file', async () => {
    expect(await rejectionOf('')).toBe('empty')
  })
})

describe('an archive', () => {
  const unsafe: [string, Buffer][] = [
    ['unpacks to gigabytes', aWordDocument([{ name: 'word/media/image1.bmp', claimedSize: 4_000_000_000 }])],
    [
      'unpacks to too much in many entries',
      aWordDocument(Array.from({ length: 30 }, (_, index) => ({ name: `word/${index}`, claimedSize: 10_000_000 }))),
    ],
    ['has too many entries', aWordDocument(Array.from({ length: 2_001 }, (_, index) => ({ name: `word/${index}` })))],
    ['writes outside its folder', aWordDocument([{ name: '../../etc/passwd' }])],
    ['names an absolute path', aWordDocument([{ name: '/etc/passwd' }])],
    ['names a Windows path', aWordDocument([{ name: '..\\start.bat' }])],
    ['is encrypted', aWordDocument([{ name: 'secret', isEncrypted: true }])],
    ['has trailing data', Buffer.concat([aWordDocument(), Buffer.from('<script>')])],
    ['has unlisted data inside', beforeEndRecord(aWordDocument(), '<script>')],
    ['has a name with a null byte', aWordDocument([{ name: 'cv\0.docx' }])],
    ['declares an oversized type', aZipArchive([{ name: 'mimetype', content: 'x'.repeat(500), isStored: true }])],
    ['is truncated', aWordDocument().subarray(0, 60)],
    ['has leading data', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), aWordDocument()])],
  ]
  it.each(unsafe)('is rejected when it %s', async (_name, content) => {
    expect(await rejectionOf(content)).toBe('archive_unsafe')
  })

  it('is rejected when its entries share bytes', async () => {
    const archive = aWordDocument([{ name: 'word/a', content: 'x'.repeat(50), isStored: true }])
    const at = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    archive.writeUInt32LE(archive.length, at + 20)
    expect(await rejectionOf(archive)).toBe('archive_unsafe')
  })

  it('is rejected when it contains macros', async () => {
    expect(await rejectionOf(aWordDocument([{ name: 'word/vbaProject.bin' }]))).toBe('has_macros')
  })
})
