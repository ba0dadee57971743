import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { makeSnippet } from './snippet.ts'

const marked = (body: string, ...words: string[]) => {
  const { text, marks } = makeSnippet(body, words.map(foldText))
  return { text, marked: marks.map(({ from, to }) => text.slice(from, to)) }
}

it.each([
  ['Olá de São Paulo', ['sao'], ['São']],
  ['Die Straße ist lang', ['strasse'], ['Straße']],
  ['Rota, rota, ROTA', ['rota'], ['Rota', 'rota', 'ROTA']],
  ['pay the payment', ['pay', 'payment'], ['pay', 'payment']],
  ['面试在星期一', ['星期'], ['星期']],
  ['Cafe\u0301 at four', ['cafe'], ['Cafe\u0301']],
  ['Nothing of it', ['zebra'], []],
])('%s, looking for %j', (body, words, found) => {
  expect(marked(body, ...words).marked).toEqual(found)
})

it('a snippet is cut around the first match, at a word, and never splits a surrogate pair', () => {
  const body = `${'far away '.repeat(40)}\n the rota 🎉${'🎉'.repeat(200)}`
  const { text, marked: words } = marked(body, 'rota')
  expect(words).toEqual(['rota'])
  expect(text).toMatch(/^…(far|away) .*rota/)
  expect(text.endsWith('…')).toBe(true)
  expect(text.isWellFormed()).toBe(true)
})

it('only text that folds to the word is marked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 2, maxLength: 4 }), (text, typed) => {
      const word = foldText(typed)
      fc.pre(word.length > 1)
      const { text: shown, marks } = makeSnippet(`${text} ${typed} ${text}`, [word])
      for (const { from, to } of marks) expect(foldText(shown.slice(from, to))).toContain(word)
    }),
  )
})
