import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { closeReader, readInThread } from './read-in-thread.ts'
import { hasWrongDigit } from './read-mrz.ts'

const today = new Date('2026-11-18T12:00:00Z')
const sample = (name: string) => readFileSync(new URL(`./samples/${name}.jpg`, import.meta.url))

afterAll(closeReader)

describe('photos of documents', () => {
  it.each([
    ['td1', 'TD1', 'D23145890'],
    ['td2', 'TD2', 'D23145890'],
    ['td3', 'TD3', 'L898902C3'],
  ])('the specimen %s of ICAO 9303 is read', async (name, format, number) => {
    const reading = await readInThread(sample(name), today)
    expect(reading).toMatchObject({
      format,
      number,
      issuer: 'UTO',
      lastName: 'ERIKSSON',
      firstName: 'ANNA MARIA',
      birthDate: '1974-08-12',
      expiresOn: '2012-04-15',
    })
    expect(reading && hasWrongDigit(reading)).toBe(false)
  })

  it('one wrong check digit is found', async () => {
    const reading = await readInThread(sample('td3-wrong-digit'), today)
    expect(reading?.checks).toMatchObject({ number: false, birth: true, expiry: true, personal: true })
  })

  it('a tilted photo is straightened', async () => {
    expect(await readInThread(sample('passport-tilted'), today)).toMatchObject({ number: 'AK0982345', issuer: 'KEN' })
  })

  it('what is no photo of a document has no zone', async () => {
    expect(await readInThread(new Uint8Array([1, 2, 3]), today)).toBeNull()
    expect(await readInThread(sample('selfie'), today)).toBeNull()
  })
})
