import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findOverBudget } from './browser-budgets.mjs'
import { aTemporaryFolder } from './project.builder.mjs'

const aSpec = (duration, title = 'a test', status = 'passed') => ({
  title,
  tests: [{ results: [{ duration, status }] }],
})
const aFile = (file, durations) => ({ file, specs: [], suites: [{ specs: durations.map((one) => aSpec(one)) }] })
const manyFiles = (unit) => Array.from({ length: 30 }, (_, place) => aFile(`${place}.spec.ts`, Array(5).fill(unit)))

function over(suites) {
  const reportFile = path.join(aTemporaryFolder(), 'report.json')
  writeFileSync(reportFile, JSON.stringify({ suites }))
  return findOverBudget(reportFile).map((line) => line.split(' took')[0])
}

it('reports tests and files that exceed a multiple of the median, however slow the machine is', () => {
  for (const unit of [100, 10_000]) {
    const slow = { file: 'slow.spec.ts', specs: [aSpec(41 * unit, 'waits'), aSpec(39 * unit, 'walks')] }
    const long = aFile('long.spec.ts', Array(121).fill(unit))
    expect(over([...manyFiles(unit), slow, long])).toEqual(['slow.spec.ts: waits', 'long.spec.ts'])
    expect(over(manyFiles(unit))).toEqual([])
  }
})

it('leaves out failed tests, which are reported anyway', () => {
  const failing = { file: 'failing.spec.ts', specs: [aSpec(100_000, 'waits for ever', 'timedOut')] }
  expect(over([...manyFiles(100), failing])).toEqual([])
})

it('exempts the file that visits every screen', () => {
  expect(over([...manyFiles(100), aFile('screens.spec.ts', Array(190).fill(100))])).toEqual([])
})

it('does not judge a run of a few tests', () => {
  expect(over([aFile('a.spec.ts', [1, 1, 1, 1000])])).toEqual([])
  expect(findOverBudget('/missing.json')).toEqual([])
})
