import { beforeEach, describe, expect, it } from 'vitest'
import { createSendKey } from './send-key.ts'

beforeEach(() => sessionStorage.clear())

// Unique, like random keys.
let made = 0
const keyOf = (owner = 'p1', draftId = 'd1') => createSendKey(sessionStorage, owner, draftId, () => `key-${++made}`)

describe('the idempotency key of a submission', () => {
  it('survives a reload, so that a try whose response was lost can be repeated', () => {
    const first = keyOf().of(3)
    expect(keyOf().of(3)).toBe(first)
  })

  it('differs for another revision, draft or person, and after a rejection', () => {
    const key = keyOf()
    const first = key.of(3)
    expect(key.of(4)).not.toBe(first)
    expect(keyOf('p1', 'd2').of(3)).not.toBe(first)
    expect(keyOf('p2').of(3)).not.toBe(first)
    const rejected = key.of(4)
    key.reset()
    expect(key.of(4)).not.toBe(rejected)
  })
})
