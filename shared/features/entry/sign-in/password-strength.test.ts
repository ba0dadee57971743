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

  it('blames nothing when a password is only short', () => {
    expect(judge('short', ['Wanjiru Kamau'])).toMatchObject({ level: 'weak', weakness: null })
  })

  it.each(['correct horse battery staple', 'tq8#vLr0pz!m', 'дом на холме у реки', '😀🌍🎉🚀🍊🐢🎸🏔️🌊🪴🔑🧭'])(
    '%s is good enough',
    (password) => {
      expect(judge(password).weakness).toBeNull()
    },
  )

  it('grows with what is added, and never with what only repeats', () => {
    expect(judge('correct horse battery staple').bits).toBeGreaterThan(judge('correct horse battery').bits)
    expect(judge('a'.repeat(1_000)).level).toBe('weak')
  })

  it('takes the folded form for the same password', () => {
    expect(judge('ｐａｓｓｗｏｒｄ１２３４').weakness).toBe(judge('password1234').weakness)
  })

  it('judges the longest password in no time that anybody notices', () => {
    expect(judge('tq8#vLr0pz!m'.repeat(80)).weakness).toBeNull()
  })
})
