import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugCandidates, slugOf } from './company-slug.ts'

describe('a slug', () => {
  it.each([
    ['Fjordpay', 'fjordpay'],
    ['Oficina São João', 'oficina-sao-joao'],
    ['Maple & Moss', 'maple-moss'],
    ['Łódź Straße ÆØ', 'lodz-strasse-aeo'],
    ["O'Hara Inc.", 'ohara-inc'],
    ['株式会社', ''],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  it('is never a reserved word', () => {
    for (const name of ['API', 'a.p.i.', ' Api! '])
      for (const slug of slugCandidates(name).take(3)) expect(slug).toMatch(/^api-[a-z0-9]{6}$/)
  })

  it('is valid in a URL, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 80, unit: 'grapheme' }), (name) => {
        const [first, second] = slugCandidates(name).take(2).toArray()
        for (const slug of [first, second]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(first).not.toBe(second)
      }),
    )
  })
})
