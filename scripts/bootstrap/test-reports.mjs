// Reads what each stage of `npm test` counted. A stage that ended badly without saying so counts as one failure.
import { existsSync, readFileSync } from 'node:fs'

const readers = {
  check: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),

  vitest: (report) => {
    // A file that cannot even be loaded has no test to blame.
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
        const names = file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
        return { file: file.name, names: names.length > 0 ? names : ['could not be loaded'] }
      }),

  playwright: ({ suites }) => suites.flatMap(failuresOfSuite),
}

function failuresOfSuite({ file, specs = [], suites = [] }) {
  const names = specs.filter((spec) => !spec.ok).map((spec) => spec.title)
  return [...(names.length > 0 ? [{ file, names }] : []), ...suites.flatMap(failuresOfSuite)]
}

/** What failed in a stage, by file; nothing when its report does not say. */
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
