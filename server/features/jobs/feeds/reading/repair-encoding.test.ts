import { expect, it } from 'vitest'
import { repairEncoding } from './repair-encoding.ts'

const encodeTwice = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

it.each(['We’re hiring – $50,000 – $60,000 • 🚀', 'L’Oréal – São Paulo'])('repairs %s', (text) => {
  expect(repairEncoding(encodeTwice(text))).toBe(text)
})

it('repairs a hard space', () => {
  expect(repairEncoding('$115k\u00c2\u00a0- $170k')).toBe('$115k\u00a0- $170k')
})

it.each(['São Paulo, Zürich – ça va', 'It costs 5 €, Â© and all', 'Plain text'])('leaves %s alone', (text) => {
  expect(repairEncoding(text)).toBe(text)
})
