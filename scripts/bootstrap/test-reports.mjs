// Reads the results of each stage of `npm test`. A stage that failed without reporting a failure counts as one failure.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const readers = {
  check: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),

  vitest: (report) => {
    // A file that could not be loaded has no test to report.
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  },

  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
}

const failures = {
  vitest: (report) =>
    report.testResults
      .filter((file) => file.status === 'failed')
      .map((file) => {
        const failed = file.assertionResults.filter((test) => test.status === 'failed')
        const names = failed.map((test) => test.fullName)
        const properties = failed.filter(isFailedProperty).map((test) => test.fullName)
        const reasons = failed.map((test) => beginningOf(test.failureMessages?.[0]))
        return { file: file.name, names: names.length > 0 ? names : [firstLine(file.message)], properties, reasons }
      }),

  playwright: ({ suites }) => suites.flatMap(failuresOfSuite),
}

/**
 * Reported by fast-check (scripts/testing/failed-properties.setup.ts): the counterexample it found will not go away.
 */
const isFailedProperty = ({ failureMessages = [] }) =>
  failureMessages.some((message) => message.includes('Property failed after'))

const firstLine = (message) => message?.split('\n')[0] || 'could not be loaded'

const MAX_REASON_LINES = 12

/** The first lines of an error message, without colours and calls of libraries. */
const beginningOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules/'))
    .slice(0, MAX_REASON_LINES)
    .join('\n')

function failuresOfSuite({ file, specs = [], suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok)
  const names = failed.map((spec) => spec.title)
  const reasons = failed.map(({ tests = [] }) => {
    const errors = tests.flatMap(({ results = [] }) => results.flatMap((result) => result.errors ?? []))
    return beginningOf(errors[0]?.message)
  })
  const own = names.length > 0 ? [{ file, names, properties: [], reasons }] : []
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

const durations = {
  vitest: ({ testResults }) => testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]),
  playwright: ({ suites }) => suites.map((suite) => [suite.file, millisecondsOfSuite(suite)]),
}

function millisecondsOfSuite({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + millisecondsOfSuite(suite), own)
}

/** Test files with the elapsed time of their tests; empty if the report does not say. */
export function readDurations({ format, reportFile }) {
  if (!durations[format] || !existsSync(reportFile)) return []
  const files = durations[format](JSON.parse(readFileSync(reportFile, 'utf8')))
  return files.map(([file, milliseconds]) => ({ file, seconds: milliseconds / 1000 }))
}

/** What failed in a stage, by file, and why; empty if the report does not say. */
export function findFailures({ format, reportFile }) {
  if (!failures[format] || !existsSync(reportFile)) return []
  return failures[format](JSON.parse(readFileSync(reportFile, 'utf8')))
}

/** Counts of one stage: from its report, corrected by its exit code. */
export function countStage({ format, reportFile, exitCode }) {
  const counts = readReport(format, reportFile)
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.isReportMissing)
  return { passed: counts.passed, failed: isSilentFailure ? 1 : counts.failed, skipped: counts.skipped }
}

function readReport(format, reportFile) {
  if (!format) return { passed: 0, failed: 0, skipped: 0, isReportMissing: false }
  if (!existsSync(reportFile)) return { passed: 0, failed: 0, skipped: 0, isReportMissing: true }
  return { ...readers[format](JSON.parse(readFileSync(reportFile, 'utf8'))), isReportMissing: false }
}

/** The last line of `npm test`. */
export function summarise(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  return sum('skipped') > 0 ? `${line}, ${sum('skipped')} skipped` : line
}

/** What passed in the rerun counts as passed, except for properties: a failed property stays failed. */
export function countAfterRerun(first, { names, properties }, second) {
  if (second.failed > 0) return first
  const flakyTests = names.filter((name) => !properties.includes(name))
  const failed = properties.length
  return { ...first, passed: first.passed + flakyTests.length, failed, failures: properties, flaky: flakyTests }
}

const MAX_LISTED = 20

/** The slowest test files over all stages of this run. */
export function slowestFiles(counts, root) {
  return counts
    .flatMap(({ durations = [] }) => durations)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_LISTED)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file.replace(`${root}/`, '')}`)
}
