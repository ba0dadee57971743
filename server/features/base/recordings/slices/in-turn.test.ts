import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('runs one task at a time per person, and delays nobody else', async () => {
  const running = new Map<string, number>()
  let most = 0
  let together = 0
  const work = (personId: string) => async () => {
    running.set(personId, (running.get(personId) ?? 0) + 1)
    most = Math.max(most, running.get(personId) ?? 0)
    together = Math.max(together, [...running.values()].filter((count) => count > 0).length)
    await Promise.resolve()
    running.set(personId, (running.get(personId) ?? 0) - 1)
    return personId
  }
  const all = ['ana', 'ana', 'bo', 'ana', 'bo'].map((personId) => inTurn(personId, work(personId)))
  expect(await Promise.all(all)).toEqual(['ana', 'ana', 'bo', 'ana', 'bo'])
  expect({ most, together }).toEqual({ most: 1, together: 2 })
})

it('continues after a failed task, and reports it to its caller only', async () => {
  const failed = inTurn('ana', () => Promise.reject(new Error('unreadable')))
  const next = inTurn('ana', async () => 'kept')
  await expect(failed).rejects.toThrow('unreadable')
  expect(await next).toBe('kept')
})
