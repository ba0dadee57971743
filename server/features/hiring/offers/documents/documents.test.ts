import { execFileSync, spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inVisualOrder } from '#server/platform/documents/document-writer.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OfferRecord } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { readCode } from '#shared/features/hiring/offers/document-code.ts'
import { documents } from '#shared/features/hiring/offers/documents.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aSentOffer, COMPANY_OFFERS, countersign, OWN_OFFERS, readOwn, sign } from '../offers.builder.ts'
import { offerRecords } from '../offers.tables.ts'
import { completeOffer } from '../signing/sealing.service.ts'
import { createKey } from './cms.ts'
import { findCertificates, loadDocumentKey } from './document-key.service.ts'
import { isIntact } from './sealed-pdf.ts'

/** Debian's poppler-utils; `npm test` installs it where it may. */
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

async function aSealedOffer(letter = 'We are glad to offer you this role.') {
  const built = await aSentOffer(test, { terms: { letter } })
  await sign(built.talent, built.id, { method: 'drawn', drawing: 'M10 20L300 200L500 40' })
  await countersign(built.owner, built.id)
  await completeOffer(test.platform, built.id)
  const file = (await built.talent.visitor.get(`${OWN_OFFERS}/${built.id}/document.pdf`)).rawPayload
  return { ...built, file }
}

async function textOf(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, page) => pdf.getPage(page + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  return contents.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' ')).join('\n')
}

const checkFile = async (file: Buffer) =>
  (await test.visitor().post(documents.check.path, { file: file.toString('base64') })).json()

describe('the sealed document', () => {
  it('can be read back, and is what both sides get', async () => {
    const { id, file, talent, owner } = await aSealedOffer('Żółć für Ελένη и Марию, con niño.')
    const text = (await textOf(file)).replace(/\s+/g, ' ')
    for (const words of [
      'EUR 5,800 per month',
      'Wanjiru Kamau',
      'Certificate',
      'Signed by the company',
      '28 days',
      '4 January 2027',
    ])
      expect(text).toContain(words)
    for (const words of ['Żółć', 'Ελένη', 'Марию', 'niño']) expect(text.replaceAll(' ', '')).toContain(words)
    const { document } = await readOwn(talent, id)
    expect(text).toContain(document?.code)
    expect(document?.size).toBe(file.length)
    expect((await owner.visitor.get(`${COMPANY_OFFERS}/${id}/document.pdf`)).rawPayload.equals(file)).toBe(true)
    // Sealing again, for example after a crash, keeps the document.
    await completeOffer(test.platform, id)
    expect((await readOwn(talent, id)).document).toEqual(document)
  })

  it('never has empty boxes: most scripts are drawn, what no font has is written as its code', async () => {
    const { file } = await aSealedOffer('مرحبا بك\n한국어 환영합니다\n欢迎加入我们的团队。\nようこそ\nয়াত্রা\n𓀀')
    const text = await textOf(file)
    expect(text).toContain('[U+13000]')
    expect(text.normalize('NFKC')).toMatch(/[\u0600-\u06ff]{3}/)
    for (const words of ['한국어 환영합니다', '欢迎加入我们的团队。', 'ようこそ'])
      expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
    expect(text.match(/\[U\+/g)).toHaveLength(1)
  })

  it('is valid for an independent tool, and no longer after one byte has changed', async ({ skip }) => {
    if (!hasPdfsig) skip('there is no pdfsig here')
    const { file } = await aSealedOffer()
    const path = join(test.folder, 'offer.pdf')
    writeFileSync(path, file)
    const report = execFileSync('pdfsig', [path], { encoding: 'utf8' })
    expect(report).toContain('Signature is Valid')
    expect(report).toContain('Total document signed')
    expect(report).toContain('ETSI.CAdES.detached')
    expect(report).not.toContain('Expired')
    const changed = Buffer.from(file)
    changed[file.length - 200] = (changed[file.length - 200] ?? 0) ^ 1
    expect(await checkFile(changed)).toMatchObject({ verdict: 'changed', document: { company: expect.any(String) } })
  })

  it('is changed wherever a byte is, also in the place of the signature itself', async () => {
    const { file } = await aSealedOffer()
    const [certificate] = await findCertificates(test.platform.db)
    const padding = file.indexOf('0'.repeat(64)) + 10
    for (const [place, byte] of [
      [padding, '1'],
      [file.indexOf('/Contents <') + '/Contents <'.length + 1, 'A'],
      [file.length - 200, '?'],
    ] as const) {
      const changed = Buffer.from(file)
      changed.write(byte, place, 'latin1')
      expect(await checkFile(changed)).toMatchObject({ verdict: 'changed' })
      expect(certificate && (await isIntact(changed, certificate))).toBe(false)
    }
    expect(certificate && (await isIntact(file, certificate))).toBe(true)
  })

  it('is sealed with a new key once the certificate has expired, and an older one stays genuine', async () => {
    const { db, clock } = test.platform
    const load = (years: number) =>
      loadDocumentKey({ ...test.platform, clock: { now: () => new Date(clock.now().getTime() + years * 365 * DAY) } })
    const { certificate } = await load(0)
    const { validFromDate, validToDate } = new X509Certificate(certificate)
    expect((validToDate.getTime() - validFromDate.getTime()) / DAY).toBeGreaterThan(29 * 365)
    expect((await load(29)).certificate).toEqual(certificate)
    const later = await load(31)
    expect(later.certificate).not.toEqual(certificate)
    expect((await load(32)).certificate).toEqual(later.certificate)
    expect(await findCertificates(db)).toEqual(expect.arrayContaining([certificate, later.certificate]))
  })

  it('has a certificate whose years have four digits from 2050 on, and whole seconds', async () => {
    const { certificate } = await createKey('Meridian', new Date('2026-11-19T19:48:54.599Z'))
    expect(certificate.toString('latin1')).toMatch(/2056\d{10}Z/)
  })

  it('leaves the company a record without the person when their account is deleted', async () => {
    const { file, owner, talent } = await aSealedOffer('Dear Wanjiru, we are glad to offer you this role.')
    const { db } = test.platform
    await db.transaction((tx) => eraseKnownPerson(tx, test.platform, { id: talent.id, addresses: [talent.email] }))
    const answer = await owner.visitor.get('/company/api/offer-records')
    const [record] = answer.json<Page<OfferRecord>>().items
    expect(record).toMatchObject({ currency: 'EUR', amount: 580_000, period: 'month', startOn: '2027-01-04' })
    const kept = JSON.stringify(await db.select().from(offerRecords))
    expect(kept).not.toContain('Wanjiru')
    // The company's own copy of the file can still be checked, by its bytes and by its code.
    const genuine = await checkFile(file)
    expect(genuine).toMatchObject({ verdict: 'genuine', document: { code: record?.code, sha256: record?.sha256 } })
    expect((await test.visitor().get(`/shared/api/documents/${record?.code}`)).json()).toEqual(genuine.document)
  })

  it('is known by its code and by its bytes, to anybody, without names or pay', async () => {
    const { id, file, talent } = await aSealedOffer()
    const { document } = await readOwn(talent, id)
    expect(await checkFile(file)).toMatchObject({ verdict: 'genuine', document: { sha256: document?.sha256 } })
    const typed = document?.code.toLowerCase().replaceAll('-', ' ') ?? ''
    const known = await test.visitor().get(`/shared/api/documents/${encodeURIComponent(typed)}`)
    expect(known.json()).toMatchObject({ code: document?.code, role: 'Backend engineer' })
    expect(known.body).not.toMatch(/Wanjiru|5800|580000/)
    expect((await test.visitor().get('/shared/api/documents/AAAAA-AAAAA-AAAAA-AAAAA')).statusCode).toBe(404)
    expect(await checkFile(Buffer.from('%PDF-1.7 something else'))).toEqual({ verdict: 'unknown', document: null })
    // Deleted with an account: the seal still proves itself.
    await test.platform.db.execute(`delete from offers where id = '${id}'`)
    expect(await checkFile(file)).toEqual({ verdict: 'genuine', document: null })
  })

  it('has a preview before it is signed', async () => {
    const { id, talent } = await aSentOffer(test)
    const preview = await talent.visitor.get(`${OWN_OFFERS}/${id}/document.pdf`)
    expect(preview.headers['content-type']).toBe('application/pdf')
    expect(await textOf(preview.rawPayload)).toContain('Not signed yet')
  })
})

it('reads a code however it is typed', () => {
  expect(readCode('abcde 12345-fghjk.00000')).toBe('ABCDE-12345-FGHJK-00000')
  expect(readCode('oOlI1-00000-00000-00000')).toBe('00111-00000-00000-00000')
  expect(readCode('too short')).toBeNull()
})

it('turns stretches of the other direction around', () => {
  const words = (line: string) => Array.from(line).map((text) => ({ text, isRtl: text === text.toUpperCase() }))
  const shown = (line: string, isRtl: boolean) =>
    inVisualOrder(words(line), isRtl)
      .map(({ text }) => text)
      .join('')
  expect(shown('abCDe', false)).toBe('abDCe')
  expect(shown('ABcdE', true)).toBe('EcdBA')
})
