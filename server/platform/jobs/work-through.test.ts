import { expect, it } from 'vitest'
import { throwFailures, workThrough } from './work-through.ts'

it('processes all rows, even after some fail, and reports the failures at the end', async () => {
  const waiting = new Set(['a', 'b', 'c', 'd', 'e'])
  const failures = await workThrough({
    find: async () => [...waiting].slice(0, 2).map((id) => ({ id })),
    run: async ({ id }) => {
      if (id === 'b') throw new Error('b is broken')
      waiting.delete(id)
    },
    batch: 2,
  })
  expect([...waiting]).toEqual(['b'])
  expect(failures).toEqual([new Error('b is broken')])
  expect(() => throwFailures(failures)).toThrow('1 could not be processed')
  expect(() => throwFailures([])).not.toThrow()
})

it('stops when no row can be processed', async () => {
  const failures = await workThrough({
    find: async () => [{ id: 'a' }, { id: 'b' }],
    run: () => Promise.reject(new Error('no')),
    batch: 2,
  })
  expect(failures).toHaveLength(2)
})
