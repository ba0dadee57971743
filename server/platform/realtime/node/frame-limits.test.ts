import { describe, expect, it } from 'vitest'
import { createFrameLimits } from './frame-limits.ts'

function limitsAt(rates: { perConnection: number; perAddress: number }) {
  let time = 0
  const limits = createFrameLimits(rates, () => time)
  return {
    ...limits,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    /** How many messages get through. */
    send: (from: { address: string }, count: number) =>
      Array.from({ length: count }, () => limits.spend(from, 1)).filter(Boolean).length,
  }
}

describe('messages of a client', () => {
  it('may come in a burst, and then at the steady rate', () => {
    const limits = limitsAt({ perConnection: 10, perAddress: 1000 })
    const client = { address: '192.0.2.1' }
    expect(limits.send(client, 99)).toBe(99)
    expect(limits.send(client, 10)).toBe(0)
    limits.pass(2)
    expect(limits.send(client, 19)).toBe(19)
  })

  it('count for the address as well, whichever connection they come from', () => {
    const limits = limitsAt({ perConnection: 10, perAddress: 10 })
    expect(limits.send({ address: '192.0.2.1' }, 60)).toBe(60)
    expect(limits.send({ address: '192.0.2.1' }, 60)).toBe(39)
    expect(limits.isUsedUp('192.0.2.1')).toBe(true)
    expect(limits.send({ address: '192.0.2.2' }, 60)).toBe(60)
    limits.pass(1)
    expect(limits.isUsedUp('192.0.2.1')).toBe(false)
  })

  it('are dropped once the address has recovered', () => {
    const limits = limitsAt({ perConnection: 10, perAddress: 10 })
    limits.send({ address: '192.0.2.1' }, 5)
    limits.pass(61)
    limits.send({ address: '192.0.2.2' }, 5)
    expect(limits.countAddresses()).toBe(1)
  })
})
