import { describe, expect, it } from 'vitest'
import { estimatePassword } from './password-strength.ts'

const words = new Set(['correct', 'horse', 'battery', 'staple', 'password', 'monkey', 'dragon', 'kenya', 'summer'])
const judge = (password: string, ownTexts: string[] = []) =>
  estimatePassword(password, { isCommonWord: (word) => words.has(word), ownTexts })

describe('how hard a password is to guess', () => {
  it.each([
    ['aaaaaaaaaaaaaaaa', 'pattern'],
    ['abcdefghijklmnop', 'pattern'],
    ['123456789012', 'pattern'],
    ['qwertyuiopasdf', 'pattern'],
    ['poiuytrewqlkjhgf', 'pattern'],
    ['summer2026summer2026', 'pattern'],
    ['passwordpassword', 'common'],
    ['P@ssw0rd2026', 'common'],
    ['monkeydragon', 'common'],
    ['meridian2026', 'common'],
  ])('%s is weak: %s', (password, weakness) => {
    expect(judge(password)).toMatchObject({ level: 'weak', weakness })
  })

  it('counts the person’s own name and address as known', () => {
    expect(judge('wanjiru kamau', ['Wanjiru Kamau', 'wanjiru@mail.example'])).toMatchObject({
      level: 'weak',
      weakness: 'own_words',
    })
    expect(judge('wanjirukamau1', ['Wanjiru Kamau'])).toMatchObject({ weakness: 'own_words' })
  })

  it('names no weakness when a password is merely short', () => {
    expect(judge('short', ['Wanjiru Kamau'])).toMatchObject({ level: 'weak', weakness: null })
  })

  it.each(['correct horse battery staple', 'tq8#vLr0pz!m', 'дом на холме у реки', '😀🌍🎉🚀🍊🐢🎸🏔️🌊🪴🔑🧭'])(
    '%s is good enough',
    (password) => {
      expect(judge(password).weakness).toBeNull()
    },
  )

  it('grows with new characters, but not with repetition', () => {
    expect(judge('correct horse battery staple').bits).toBeGreaterThan(judge('correct horse battery').bits)
    expect(judge('a'.repeat(1_000)).level).toBe('weak')
  })

  it('treats the normalised form as the same password', () => {
    expect(judge('ｐａｓｓｗｏｒｄ１２３４').weakness).toBe(judge('password1234').weakness)
  })

  it('judges the longest password without noticeable delay', () => {
    expect(judge('tq8#vLr0pz!m'.repeat(80)).weakness).toBeNull()
  })
})
