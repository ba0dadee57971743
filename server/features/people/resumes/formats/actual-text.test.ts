import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { actualTexts } from './actual-text.ts'

const hex = (text: string) => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}`

function pdf(content: string, contents = '7 0 R'): string {
  const packed = deflateSync(content).toString('latin1')
  return `%PDF-1.4\n7 0 obj\n<</Filter /FlateDecode /Length ${packed.length}>> stream\n${packed}\nendstream\nendobj
2 0 obj\n<</Type /Page /Contents ${contents} /Parent 8 0 R>>\nendobj\n`
}

it('reads what the spans of a page spell, in order', () => {
  const content = `<0009> Tj /Span<</ActualText <${hex('र्मा')}> >> BDC <0032> Tj EMC /Span <</MCID 1>> BDC EMC`
  for (const contents of ['7 0 R', '[7 0 R]'])
    expect(actualTexts(pdf(content, contents), { num: 2, gen: 0 })).toEqual(['र्मा', null])
})

it('finds nothing in a page it cannot follow', () => {
  expect(actualTexts(pdf(''), { num: 2, gen: 0 })).toEqual([])
  expect(actualTexts(pdf('', '99 0 R'), { num: 2, gen: 0 })).toEqual([])
  expect(actualTexts('', { num: 2, gen: 0 })).toEqual([])
  expect(actualTexts('', null)).toEqual([])
})
