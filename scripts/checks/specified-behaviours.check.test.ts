import { expect, it } from 'vitest'
import { findUnproven } from './specified-behaviours.check.ts'

const header = '| id | behaviour | tests |\n|---|---|---|\n'

const complaintsAbout = (rows: string, tests: Record<string, string> = {}) =>
  findUnproven(async (path) => {
    if (path === 'docs/specified-behaviours.md') return header + rows
    const source = tests[path]
    if (source === undefined) throw new Error('No such file')
    return source
  })

const row = '| T1 | Doors open. | `door.test.ts` › opens %s doors<br>`e2e/door.spec.ts` › a door |'

it('accepts a behaviour whose tests exist', async () => {
  const tests = { 'door.test.ts': "it.each([1])('opens %s doors', () => {})", 'e2e/door.spec.ts': "test('a door', go)" }
  expect(await complaintsAbout(row, tests)).toEqual([])
})

it('reports a test that does not exist, or only in a comment', async () => {
  const tests = { 'door.test.ts': "// opens %s doors\nit('opens no doors', () => {})" }
  expect(await complaintsAbout(row, tests)).toEqual([
    expect.stringContaining('T1: door.test.ts has no test "opens %s doors"'),
    expect.stringContaining('T1: e2e/door.spec.ts has no test "a door"'),
  ])
})

it('reports a behaviour without a test, a duplicate, and an empty document', async () => {
  expect(await complaintsAbout('| T1 | Doors open. | |')).toEqual([expect.stringContaining('a row must have')])
  expect(await complaintsAbout('| T1 | Doors open. | some test |')).toEqual([expect.stringContaining('not a test')])
  const tests = { 'd.test.ts': "it('opens', () => {})" }
  const opens = '| T1 | Doors open. | `d.test.ts` › opens |'
  expect(await complaintsAbout(`${opens}\n${opens}`, tests)).toEqual([expect.stringContaining('T1 is listed twice')])
  expect(await complaintsAbout('')).toEqual([expect.stringContaining('lists no behaviour')])
})
