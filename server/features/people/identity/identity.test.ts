import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { checkSubmitted } from './checking/checking.service.ts'
import {
  aCollectedCheck,
  aSubmittedCheck,
  details,
  identityOf,
  kenyanPassport,
  PATH,
  readerOf,
  samplePhoto,
  sendPhoto,
} from './identity.builder.ts'
import { identityChecks, identityPhotos } from './identity.tables.ts'

const zone = { lines: kenyanPassport }
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' }, { standIns: [readerOf(zone)] })
})
afterAll(() => test.close())
beforeEach(() => {
  zone.lines = kenyanPassport
})

describe('an identity check', () => {
  it('is closed to guests and unverified people', async () => {
    expect((await test.visitor().get(PATH)).statusCode).toBe(401)
    const { visitor } = await anUnverifiedTalent(test)
    expect((await visitor.get(PATH)).json()).toMatchObject({ code: 'verification_required' })
  })

  it('needs consent and plausible details, with every error beside its field', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.get(PATH)).json()).toEqual({ verifiedUntil: null, check: null, looks: [], phone: null })
    const nothing = await visitor.put(PATH, {})
    expect(Object.keys(nothing.json().errors).toSorted()).toEqual(
      ['birthDate', 'documentCountry', 'documentType', 'hasConsented', 'legalName'].toSorted(),
    )
    const future = await visitor.put(PATH, { ...details, birthDate: '2094-03-17' })
    expect(future.json()).toMatchObject({ errors: { birthDate: ['Enter your date of birth.'] } })
    expect((await visitor.get(PATH)).json()).toMatchObject({ check: null })
  })

  it('is one check, however often it is saved', async () => {
    const person = await aVerifiedTalent(test)
    const both = await Promise.all([person.visitor.put(PATH, details), person.visitor.put(PATH, details)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await person.visitor.put(PATH, { ...details, documentType: 'national_id' })
    const { check } = await identityOf(person)
    expect(check).toMatchObject({ status: 'collecting', documentType: 'national_id', legalName: 'Wanjiru Kamau' })
    expect(check?.missing).toEqual(['front', 'back', 'selfie'])
    expect(new Set(both.map((answer) => answer.json().check.id)).size).toBe(1)
  })

  it('takes pictures of a readable size only, and replaces them', async () => {
    const person = await aVerifiedTalent(test)
    expect((await sendPhoto(test, person, 'front')).statusCode).toBe(409)
    await person.visitor.put(PATH, details)
    expect((await sendPhoto(test, person, 'front', Buffer.from('not a picture'))).json()).toMatchObject({
      errors: { photo: [expect.stringContaining('JPEG')] },
    })
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(64)])
    expect((await sendPhoto(test, person, 'front', heic)).json()).toMatchObject({
      errors: { photo: [expect.stringContaining('Most Compatible')] },
    })
    const first = await sendPhoto(test, person, 'front')
    expect(first.json().check).toMatchObject({ missing: ['selfie'], photos: [{ side: 'front', hints: [] }] })
    await sendPhoto(test, person, 'front', samplePhoto('td3'))
    expect((await identityOf(person)).check?.photos).toHaveLength(1)
    const own = await person.visitor.get(`${PATH}/photo?side=front`)
    expect([own.headers['content-type'], own.headers['cache-control']]).toEqual(['image/jpeg', 'no-store'])
    expect((await person.visitor.get(`${PATH}/photo?side=selfie`)).statusCode).toBe(404)
  })

  it('cannot be sent before it is complete, and only once', async () => {
    const person = await aVerifiedTalent(test)
    await person.visitor.put(PATH, details)
    expect((await person.visitor.post(`${PATH}/submit`)).json()).toMatchObject({
      errors: { photo: ['Add all photos first.'] },
    })
    await aCollectedCheck(test, person)
    const answers = await Promise.all([person.visitor.post(`${PATH}/submit`), person.visitor.post(`${PATH}/submit`)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
    expect((await sendPhoto(test, person, 'front')).statusCode).toBe(409)
  })

  it('goes to an operator if the document is in order, and is never decided by a machine', async () => {
    const person = await aVerifiedTalent(test)
    await aSubmittedCheck(test, person)
    expect(await identityOf(person)).toMatchObject({
      verifiedUntil: null,
      check: { status: 'in_review', nameMatch: 'exact', reasons: [] },
    })
  })

  it('comes back with reasons, can be sent again, and after five times a person looks at it', async () => {
    const person = await aVerifiedTalent(test)
    zone.lines = []
    const id = await aSubmittedCheck(test, person)
    expect((await identityOf(person)).check).toMatchObject({ status: 'needs_input', reasons: ['mrz_missing'] })
    for (let tries = 2; tries <= 6; tries += 1) {
      await sendPhoto(test, person, 'front')
      await person.visitor.post(`${PATH}/submit`)
      await checkSubmitted(test.platform, id)
    }
    expect((await identityOf(person)).check).toMatchObject({ status: 'in_review', reasons: [] })
  })

  it('is cancelled with everything it holds, at any time before the decision', async () => {
    const person = await aVerifiedTalent(test)
    const id = await aSubmittedCheck(test, person)
    expect((await person.visitor.delete(PATH)).statusCode).toBe(200)
    expect((await person.visitor.delete(PATH)).statusCode).toBe(200)
    expect((await identityOf(person)).check).toMatchObject({ status: 'cancelled', legalName: '', birthDate: '' })
    const rows = await test.platform.db.select().from(identityChecks)
    expect(rows.find((row) => row.id === id)).toMatchObject({ sealedFacts: null, documentHash: null })
    expect((await person.visitor.get(`${PATH}/photo?side=front`)).statusCode).toBe(404)
    expect((await person.visitor.put(PATH, details)).json().check).toMatchObject({ status: 'collecting' })
  })
})

describe('what is stored', () => {
  it('cannot be read without the key', async () => {
    const person = await aVerifiedTalent(test)
    const id = await aCollectedCheck(test, person)
    const photos = await test.platform.db.select().from(identityPhotos)
    const [photo] = photos.filter((row) => row.checkId === id)
    const [stored] = await test.platform.storage.list(photo?.storageKey ?? '')
    const bytes = readFileSync(`${test.folder}/files/${stored?.key}`)
    // A JPEG starts with these bytes, and text in a picture's metadata would be readable.
    expect(bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
    expect(bytes.includes(Buffer.from('JFIF'))).toBe(false)
    const row = (await test.platform.db.select().from(identityChecks)).find((one) => one.id === id)
    expect(row?.sealedFacts?.includes(Buffer.from('Kamau'))).toBe(false)
    const other = {
      ...test.platform,
      config: { ...test.platform.config, identityKey: 'another key that is long enough, too' },
    }
    const { openFacts, openPhoto } = await import('./photos/sealing.ts')
    expect(openFacts(other, row ?? { id: '', sealedFacts: null })).toBeNull()
    await expect(openPhoto(other, photo ?? { id: '', storageKey: '' })).rejects.toThrow('another key')
    expect((await openPhoto(test.platform, photo ?? { id: '', storageKey: '' })).subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    )
  })

  it('is for its owner and, in review, for operators; nobody else', async () => {
    const [person, stranger] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const { owner } = await aVerifiedCompany(test)
    const operator = await aPersonWith(test, 'operator')
    const id = await aSubmittedCheck(test, person)
    const review = `/ops/api/identity/${id}/photo?side=front`
    const statuses = await Promise.all(
      [test.visitor(), person.visitor, stranger.visitor, owner.visitor, operator.visitor].map(
        async (visitor) => (await visitor.get(review)).statusCode,
      ),
    )
    expect(statuses).toEqual([401, 403, 403, 403, 200])
    expect((await stranger.visitor.get(`${PATH}/photo?side=front`)).statusCode).toBe(404)
    expect((await owner.visitor.get(`${PATH}/photo?side=front`)).statusCode).toBe(404)
    expect((await identityOf(person)).looks).toEqual([{ side: 'front', at: expect.any(String) }])
    expect((await identityOf(stranger)).looks).toEqual([])
    // Only while a decision is due.
    await person.visitor.delete(PATH)
    expect((await operator.visitor.get(review)).statusCode).toBe(404)
  })
})
