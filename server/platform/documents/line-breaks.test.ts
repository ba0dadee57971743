import { expect, it } from 'vitest'
import { breakOpportunities } from './line-breaks.ts'

it.each([
  ['software', ['software']],
  ['https://example.org/a', ['https://example.org/a']],
  ['软件工程师。', ['软', '件', '工', '程', '师。']],
  ['「東京」で働く', ['「東', '京」', 'で', '働', 'く']],
  ['React开发', ['React', '开', '发']],
  ['소프트웨어', ['소프트웨어']],
  ['วิศวกรซอฟต์แวร์', ['วิศวกร', 'ซอฟต์แวร์']],
  ['', []],
])('%s breaks between %j', (word, parts) => {
  expect(breakOpportunities(word)).toEqual(parts)
  expect(breakOpportunities(word).join('')).toBe(word)
})
