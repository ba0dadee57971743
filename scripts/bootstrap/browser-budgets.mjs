// Fails browser tests that take too long. Their CPU time is spent in a browser and a server shared with other tests, so
// this measures elapsed time relative to the median test of the run: on a busy machine the median grows as well. A run
// of a few tests has no meaningful median and is not judged, and neither is a failed test: waiting for what does not come takes
// minutes. It is reported and rerun anyway.
import { existsSync, readFileSync } from 'node:fs'

const MIN_TESTS = 100
/** Multiples of the median, and generous: no full run has been measured against them yet. */
const TEST_BUDGET = 40
const FILE_BUDGET = 120
/** Visits every screen, so its time grows with the product. */
const filesPerScreen = ['screens.spec.ts']

export function findOverBudget(reportFile) {
  if (!existsSync(reportFile)) return []
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8'))
  const tests = suites.flatMap((suite) => testsOf(suite, suite.file))
  if (tests.length < MIN_TESTS) return []
  const unit = median(tests.map(({ milliseconds }) => milliseconds))
  const files = [...new Set(tests.map(({ file }) => file))]
    .filter((file) => !filesPerScreen.includes(file))
    .map((file) => ({ name: file, milliseconds: sum(tests.filter((test) => test.file === file)) }))
  return [...judge(tests, TEST_BUDGET, unit), ...judge(files, FILE_BUDGET, unit)]
}

const judge = (things, budget, unit) =>
  things
    .filter(({ milliseconds }) => milliseconds > budget * unit)
    .map(
      ({ name, milliseconds }) =>
        `${name} took ${(milliseconds / unit).toFixed(1)} times as long as the median test; its budget is ${budget} (docs/quality.md)`,
    )

function testsOf({ specs = [], suites = [] }, file) {
  const own = specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    file,
    milliseconds: tests
      .flatMap(({ results }) => results.filter(({ status }) => status === 'passed'))
      .reduce((total, { duration }) => total + duration, 0),
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, file))]
}

const sum = (tests) => tests.reduce((total, { milliseconds }) => total + milliseconds, 0)

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
