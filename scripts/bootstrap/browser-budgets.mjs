// A browser test that takes more than its share fails. Its processor time is spent by a browser and a server that others
// use, too, so its time on the clock is taken, in units of what half of the tests of the same run took at most: on a busy
// machine that unit grows along. A run of a few tests has no such unit and is not judged.
import { existsSync, readFileSync } from 'node:fs'

const FEWEST_TESTS = 100
/** Both in units, and loose: no whole run has been measured with them yet. */
const TEST_BUDGET = 40
const FILE_BUDGET = 120
/** One test for each screen, so these files grow with the product. */
const filesPerScreen = ['screens.spec.ts']

export function findOverBudget(reportFile) {
  if (!existsSync(reportFile)) return []
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8'))
  const tests = suites.flatMap((suite) => testsOf(suite, suite.file))
  if (tests.length < FEWEST_TESTS) return []
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
    milliseconds: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, file))]
}

const sum = (tests) => tests.reduce((total, { milliseconds }) => total + milliseconds, 0)

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
