import { randomFillSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { id, uuidv7 } from './ids.ts'

const random = (bytes: Uint8Array) => randomFillSync(bytes)

describe('an id', () => {
  it('is a UUID of version 7 that sorts by creation time', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 47 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(times, ([a = 0, b = 0]) => {
        const [first, second] = [uuidv7(a, random), uuidv7(b, random)]
        expect(id.safeParse(first).success).toBe(true)
        expect(first[14]).toBe('7')
        expect(first < second).toBe(a < b)
      }),
    )
  })
})
