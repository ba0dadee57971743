import { expect, it } from 'vitest'
import { type Fault, plant, problemsOf } from './fault.ts'

const fault: Fault = {
  name: 'a limit that is one too high',
  kind: 'off by one',
  file: 'limit.ts',
  find: 'count >= LIMIT',
  replace: 'count > LIMIT',
  tests: ['limit.test.ts'],
}
const treeWith = (source: string) => (file: string) => ({ 'limit.ts': source, 'limit.test.ts': '' })[file] ?? null
const problems = (one: Fault, source: string) => [...problemsOf(one, treeWith(source))]

it('plants a fault where its text occurs', () => {
  expect(plant(fault, 'if (count >= LIMIT) reject()')).toBe('if (count > LIMIT) reject()')
  const twice = { ...fault, also: { find: 'reject()', replace: 'warn()' } }
  expect(plant(twice, 'if (count >= LIMIT) reject()')).toBe('if (count > LIMIT) warn()')
})

it('reports a fault whose text is gone or no longer unique', () => {
  expect(problems(fault, 'if (count >= LIMIT) reject()')).toEqual([])
  expect(problems(fault, 'if (isFull) reject()')).toEqual([expect.stringContaining('contains it 0 times')])
  expect(problems(fault, 'count >= LIMIT || count >= LIMIT')).toEqual([expect.stringContaining('contains it 2 times')])
  const twice = { ...fault, also: { find: 'warn()', replace: '' } }
  expect(problems(twice, 'if (count >= LIMIT) reject()')).toEqual([expect.stringContaining('warn()')])
})

it('reports a fault whose file or test is gone', () => {
  const moved = { ...fault, file: 'elsewhere.ts', tests: ['gone.test.ts'] }
  expect(problems(moved, '')).toEqual([
    'a limit that is one too high: there is no gone.test.ts',
    'a limit that is one too high: there is no elsewhere.ts',
  ])
})
