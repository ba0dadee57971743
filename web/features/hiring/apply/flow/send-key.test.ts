import { beforeEach, describe, expect, it } from 'vitest'
import { createSendKey } from './send-key.ts'

beforeEach(() => sessionStorage.clear())

// No key is ever made twice, as with random ones.
let made = 0
const keyOf = (owner = 'p1', draftId = 'd1') => createSendKey(sessionStorage, owner, draftId, () => `key-${++made}`)

describe('the key of a draft that is sent', () => {
  it('is the same after a reload, for a try whose answer was lost', () => {
    const first = keyOf().of(3)
    expect(keyOf().of(3)).toBe(first)
  })

  it('is another one for another revision, another draft, another person, and after a refusal', () => {
    const key = keyOf()
    const first = key.of(3)
    expect(key.of(4)).not.toBe(first)
    expect(keyOf('p1', 'd2').of(3)).not.toBe(first)
    expect(keyOf('p2').of(3)).not.toBe(first)
    const refused = key.of(4)
    key.forget()
    expect(key.of(4)).not.toBe(refused)
  })
})
