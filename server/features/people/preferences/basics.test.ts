import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anUnverifiedTalent, aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { preferences } from '#shared/features/people/preferences/preferences.contract.ts'
import { LOCALE_COOKIE } from '#shared/kit/cookies.ts'

const { path } = preferences.changeBasics

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('the basics of an account', () => {
  it('change one by one, and the others stay', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const before = (await visitor.get('/api/user')).json()
    const answer = await visitor.patch(path, { timeZone: 'Asia/Kathmandu' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...before, timeZone: 'Asia/Kathmandu', homeCurrency: 'NPR' })
    expect((await visitor.get('/api/user')).json()).toEqual(answer.json())
  })

  it('accept every field', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const told = {
      name: 'Zoë van der Berg',
      calledName: 'Zoë',
      country: 'NL',
      city: 'Utrecht',
      timeZone: 'Europe/Amsterdam',
      locale: 'en',
      currency: 'EUR',
      theme: 'dark',
      density: 'compact',
      timeFormat: '12',
    }
    expect((await visitor.patch(path, told)).json()).toMatchObject(told)
  })

  it('can be cleared: place, time zone and currency may be empty again', async () => {
    const { visitor } = await aVerifiedTalent(test)
    await visitor.patch(path, { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', currency: 'EUR' })
    expect((await visitor.patch(path, { currency: null })).json()).toMatchObject({ homeCurrency: 'KES' })
    const assumed = await visitor.patch(path, { country: null, currency: null })
    expect(assumed.json(), 'only Kenya has this zone').toMatchObject({ country: null, homeCurrency: 'KES' })
    const answer = await visitor.patch(path, { country: null, city: '  ', timeZone: null, currency: null })
    expect(answer.json()).toMatchObject({
      country: null,
      city: null,
      timeZone: null,
      currency: null,
      homeCurrency: null,
    })
  })

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(121)],
    ['calledName', ''],
    ['country', 'XX'],
    ['city', 'x'.repeat(101)],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+03:00'],
    ['locale', 'tlh'],
    ['currency', 'ABC'],
    ['theme', 'pink'],
    ['density', 'tight'],
    ['timeFormat', '13'],
  ])('reject %s as "%s", at the field', async (field, value) => {
    const { visitor } = await aVerifiedTalent(test)
    const answer = await visitor.patch(path, { [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [expect.any(String)] })
  })

  it('cannot change the address, the roles or the verification', async () => {
    const { visitor, email } = await aVerifiedTalent(test)
    for (const wish of [{ email: 'other@people.example' }, { roles: ['operator'] }, { emailVerifiedAt: null }]) {
      expect((await visitor.patch(path, wish)).statusCode).toBe(422)
    }
    expect((await visitor.get('/api/user')).json()).toMatchObject({ email, roles: ['talent'] })
  })

  it('are available to everybody who is signed in, and to no guest', async () => {
    const unverified = await anUnverifiedTalent(test)
    const operator = await aPersonWith(test, 'operator')
    for (const { visitor } of [unverified, operator])
      expect((await visitor.patch(path, { theme: 'light' })).statusCode).toBe(200)
    expect((await test.visitor().patch(path, { theme: 'light' })).statusCode).toBe(401)
  })

  it('belong to one person only', async () => {
    const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await one.visitor.patch(path, { theme: 'dark' })
    expect((await other.visitor.get('/api/user')).json()).toMatchObject({ theme: 'system' })
  })
})

describe('the language of an account', () => {
  it('applies on every device, also on one with another choice', async () => {
    const person = await anUnverifiedTalent(test)
    await person.visitor.patch(path, { locale: 'en-XA' })
    const elsewhere = test.visitor()
    elsewhere.cookies.set(LOCALE_COOKIE, 'en')
    await elsewhere.signIn(person)
    await elsewhere.post('/email/verification-notification')
    // The pseudo-language is right to left.
    await vi.waitFor(() => expect(test.mails.at(-1)?.html).toContain('dir="rtl"'))
  })

  it('cannot be the pseudo-language if the installation does not offer it', async () => {
    const plain = await createTestApp({ PSEUDO_LANGUAGE: 'off' })
    try {
      const visitor = plain.visitor()
      visitor.cookies.set(LOCALE_COOKIE, 'en-XA')
      const rejected = await visitor.post('/login', { email: 'nobody@people.example', password: 'not the password' })
      expect(rejected.json().errors.email[0]).toMatch(/^That password/)
    } finally {
      await plain.close()
    }
  })
})
