import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyMark, companyMarkSvg, pickByName } from './company-mark.ts'

describe('the mark of a company', () => {
  it('never changes, because people recognise a company by it', () => {
    expect(['Fjordpay', 'Polder Systems', 'Źródło', '株式会社'].map((name) => pickByName(name, 64))).toEqual([
      5, 50, 36, 42,
    ])
  })

  it('does not depend on letter case, spacing or Unicode normalisation', () => {
    expect(companyMark('  FJORDPAY ')).toEqual(companyMark('Fjordpay'))
    expect(companyMark('Cafe\u0301  Nord')).toEqual(companyMark('Caf\u00e9 Nord'))
  })

  it('stays under 400 bytes as an image, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(new TextEncoder().encode(companyMarkSvg(name)).length).toBeLessThan(400)
      }),
    )
  })

  it('uses all 64 marks about equally', () => {
    const counts = Array.from({ length: 64 }, () => 0)
    for (let index = 0; index < 6400; index++) {
      const choice = pickByName(`Company ${index} Ltd`, 64)
      counts[choice] = (counts[choice] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(50)
    expect(Math.max(...counts)).toBeLessThan(160)
  })
})
