import { randomUUID } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { newPassword } from '#shared/features/entry/sign-in/new-password.ts'
import { rejectWeakPassword } from './new-password.service.ts'
import { signUpAs } from './sign-in.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const isTaken = (password: string): boolean => {
  if (!newPassword.safeParse(password).success) return false
  try {
    rejectWeakPassword(i18nFor('en'), password, [])
    return true
  } catch {
    return false
  }
}

describe('a new password', () => {
  it('is rejected if it is one of the 3,000 most common, or one of the long ones among the others', () => {
    const common = dictionary['passwords-common']
    expect(common.slice(0, 3_000).filter(isTaken)).toEqual([])
    expect(common.filter(({ length }) => length >= 12).filter(isTaken)).toEqual([])
  })

  it('may have 64, 128 or 1,000 characters of any alphabet, with spaces', () => {
    const phrase = 'een huis op de heuvel, дом на холме, 丘の上の家, منزل على التل. '
    for (const length of [64, 128, 1_000]) expect(isTaken(phrase.repeat(20).slice(0, length))).toBe(true)
    expect(isTaken('x'.repeat(1_001))).toBe(false)
  })

  it('needs no particular kinds of characters', () => {
    expect(isTaken('orchard kettle bamboo violin')).toBe(true)
  })

  it('counts to its last character: two that share their first 72 bytes differ', async () => {
    const start = 'orchard kettle bamboo violin '.repeat(3).slice(0, 72)
    const { email } = await aPerson(test, { password: `${start} north`, isSignedIn: false })
    expect((await test.visitor().signIn({ email, password: `${start} south` })).statusCode).toBe(422)
    expect((await test.visitor().signIn({ email, password: `${start} north` })).statusCode).toBe(200)
  })

  it('is the same however a keyboard composes its letters', async () => {
    const email = `${randomUUID()}@people.example`
    await signUpAs(test.visitor(), email, { password: 'cafe\u0301 orchard kettle' })
    expect((await test.visitor().signIn({ email, password: 'caf\u00e9 orchard kettle' })).statusCode).toBe(200)
  })
})
