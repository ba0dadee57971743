import { expect, it } from 'vitest'
import { type Mark, withMark } from './markdown-marks.ts'

/** `⟨` and `⟩` are the ends of the selection. */
function press(marked: string, mark: Mark): string {
  const [start, end] = [marked.indexOf('⟨'), marked.indexOf('⟩') - 1]
  const after = withMark({ text: marked.replace(/[⟨⟩]/g, ''), start, end }, mark)
  return `${after.text.slice(0, after.start)}⟨${after.text.slice(after.start, after.end)}⟩${after.text.slice(after.end)}`
}

it.each([
  ['a ⟨word⟩ b', 'bold', 'a **⟨word⟩** b'],
  ['a **⟨word⟩** b', 'bold', 'a ⟨word⟩ b'],
  ['⟨⟩', 'italic', '*⟨⟩*'],
  ['one\nt⟨w⟩o', 'heading', 'one\n## t⟨w⟩o'],
  ['one\n## t⟨w⟩o', 'heading', 'one\nt⟨w⟩o'],
  ['⟨one\ntwo⟩', 'list', '- ⟨one\n- two⟩'],
  ['⟨see⟩', 'link', '[see](⟨https://⟩)'],
  ['⟨⟩', 'link', '[⟨⟩](https://)'],
] as const)('%s, %s', (from, mark, to) => expect(press(from, mark)).toBe(to))
