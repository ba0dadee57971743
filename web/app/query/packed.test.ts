import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // JSON has no -0.
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('writes names once', () => {
  const jobs = [
    { title: 'Cook', city: 'Oslo' },
    { title: 'Baker', city: undefined },
    { title: 'Butcher', city: 'Lima' },
  ]
  expect(pack(jobs).match(/title/g)).toHaveLength(2)
  expect(unpack(pack(jobs))).toEqual(JSON.parse(JSON.stringify(jobs)))
})
