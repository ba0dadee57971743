import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FailedProperties } from './failed-properties.ts'

const test = { file: 'a.test.ts', name: 'never breaks' }
const isSmall = fc.property(fc.nat(), (number) => number < 1000)

it('keeps a seed for its test, which reproduces the counterexample until it is cleared', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-properties-'))
  const failed = fc.check(isSmall)
  new FailedProperties(folder).keep(test, failed)

  const later = new FailedProperties(folder)
  const seed = later.seedOf(test)
  expect(seed).toBe(failed.seed)
  expect(fc.check(isSmall, { seed: seed ?? 0 }).counterexample).toEqual(failed.counterexample)
  expect(later.seedOf({ ...test, name: 'another' })).toBeNull()

  later.clear(test)
  expect(later.seedOf(test)).toBeNull()
})

it('reports the seed of a failed property in the format that npm test recognises', () => {
  expect(() => fc.assert(fc.property(fc.constant(1), () => false))).toThrow(/^Property failed after 1 tests\n\{ seed: /)
  // The set-up has just stored this failure, which no later run needs.
  const { testPath: file = '', currentTestName: name = '' } = expect.getState()
  const kept = new FailedProperties('.cache/failed-properties')
  expect(kept.seedOf({ file, name })).not.toBeNull()
  kept.clear({ file, name })
})
