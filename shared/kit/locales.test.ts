import { describe, expect, it } from 'vitest'
import { chooseLocale, localeFor, supportedLocale } from './locales.ts'

describe('the language of a page', () => {
  it('is the first of the browser’s that the product supports', () => {
    expect(chooseLocale('tlh, en-GB;q=0.8')).toBe('en')
    expect(chooseLocale('en;q=0.1, en-XA')).toBe('en-XA')
    expect(chooseLocale('')).toBe('en')
  })

  it("is the account's, once somebody is signed in", () => {
    expect(localeFor('en', 'en-XA')).toBe('en-XA')
    expect(localeFor('en', undefined)).toBe('en')
    expect(localeFor('en', 'a language of an older version')).toBe('en')
  })

  it('is never the pseudo-locale where that is turned off', () => {
    expect(supportedLocale('en-XA', false)).toBe('en')
    expect(supportedLocale('en-XA', true)).toBe('en-XA')
    expect(supportedLocale('en', false)).toBe('en')
  })

  it('is the pseudo-locale for people who test with it', () => expect(localeFor('en-XA', 'en')).toBe('en-XA'))
})
