import { expect, it } from 'vitest'
import { boundedLines } from './bounded-lines.ts'
import { lineOf } from './line.ts'

const read = (...texts: string[]) =>
  boundedLines(texts.flatMap((text) => lineOf({ segments: [text], startsBlock: true }) ?? []))

it('wraps long paragraphs between words, and loses none', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`)
  const lines = read(`• ${words.join(' ')}`)
  expect(lines.every(({ text }) => text.length <= 200)).toBe(true)
  expect(lines.flatMap(({ text }) => text.split(' '))).toEqual(words)
  expect(lines.map(({ isBullet, startsBlock }) => isBullet && startsBlock)).toEqual([
    true,
    ...lines.slice(1).map(() => false),
  ])
})

it('cuts a word that no line has room for', () => {
  expect(read('a'.repeat(1_000)).map(({ text }) => text.length)).toEqual([200, 200, 200, 200, 200])
})

it('shortens rules, and leaves other lines as they are', () => {
  expect(read('Python ........ 5 years', 'C++ and C#').map(({ text }) => text)).toEqual([
    'Python 5 years',
    'C++ and C#',
  ])
})

it('stops where no résumé goes on', () => {
  const lines = read(...Array.from({ length: 5_000 }, () => 'Built things. '.repeat(10)))
  expect(lines.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(60_000)
})
