import { describe, expect, it } from 'vitest'
import { estimatePassword } from '#shared/features/entry/sign-in/password-strength.ts'
import { randomPassphrase } from './passphrase.ts'

describe('a suggested pass-phrase', () => {
  it('is six words, different each time, and strong even against someone who knows the word list', () => {
    const phrases = Array.from({ length: 200 }, randomPassphrase)
    expect(new Set(phrases).size).toBe(200)
    for (const phrase of phrases) expect(new Set(phrase.split(' ')).size).toBe(6)
    const [phrase = ''] = phrases
    const words = new Set(phrases.flatMap((one) => one.split(' ')))
    expect(estimatePassword(phrase, { isCommonWord: (word) => words.has(word) }).weakness).toBeNull()
  })

  it('is drawn from a list without duplicates', () => {
    const words = new Set(Array.from({ length: 3_000 }, randomPassphrase).flatMap((one) => one.split(' ')))
    expect(words.size).toBe(256)
  })
})
