import { describe, expect, it } from 'vitest'
import { seal, unseal } from './sealed-secret.ts'

const of = { appKey: 'a key for tests that is long enough to be one', purpose: 'tests', owner: 'wanjiru' }
const secret = Buffer.from('twenty bytes of this')

describe('a sealed secret', () => {
  it('opens for its owner and looks different each time', () => {
    const sealed = seal(of, secret)
    expect(unseal(of, sealed)).toEqual(secret)
    expect(sealed.includes(secret)).toBe(false)
    expect(seal(of, secret)).not.toEqual(sealed)
  })

  it.each([
    ['another key', { appKey: 'another key that is also long enough to be one' }],
    ['another purpose', { purpose: 'else' }],
    ['another owner', { owner: 'thiago' }],
  ])('does not open with %s', (_, other) => {
    expect(unseal({ ...of, ...other }, seal(of, secret))).toBeNull()
  })

  it('does not open after a bit was flipped', () => {
    const sealed = seal(of, secret)
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(unseal(of, sealed)).toBeNull()
  })
})
