import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { aTemporaryFolder } from './project.builder.mjs'
import { countStage, findFailures, summarise } from './test-reports.mjs'

function count(format, report, exitCode = 0) {
  const reportFile = path.join(aTemporaryFolder(), 'report.json')
  writeFileSync(reportFile, JSON.stringify(report))
  return countStage({ format, reportFile, exitCode })
}

const aVitestReport = (parts) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...parts,
})

describe('counting a stage', () => {
  it('takes the static checks as they counted themselves', () => {
    expect(count('check', { passed: 6, failed: 1 }, 1)).toEqual({ passed: 6, failed: 1, skipped: 0 })
  })

  it('counts a test file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ]
    const report = aVitestReport({ numPassedTests: 3, numFailedTests: 1, numTodoTests: 1, testResults })
    expect(count('vitest', report, 1)).toEqual({ passed: 3, failed: 2, skipped: 1 })
  })

  it('counts a browser test that passed only when repeated as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(count('playwright', report, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })

  it('counts a stage that ended badly without naming a failure', () => {
    expect(count('vitest', aVitestReport({ numPassedTests: 3 }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts a stage that left no report, though it ended well', () => {
    const reportFile = path.join(aTemporaryFolder(), 'missing.json')
    expect(countStage({ format: 'vitest', reportFile, exitCode: 0 })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('counts nothing for a stage that is no test and went well', () => {
    expect(countStage({ exitCode: 0 })).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('what failed', () => {
  const failuresIn = (format, report) => {
    const reportFile = path.join(aTemporaryFolder(), 'report.json')
    writeFileSync(reportFile, JSON.stringify(report))
    return findFailures({ format, reportFile })
  }

  it('is named by file, a file that could not be loaded too', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds up' }] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ]
    expect(failuresIn('vitest', aVitestReport({ testResults }))).toEqual([
      { file: 'b.test.ts', names: ['adds up'] },
      { file: 'c.test.ts', names: ['could not be loaded'] },
    ])
  })

  it('is found in groups of browser tests', () => {
    const suites = [
      {
        file: 'a.spec.ts',
        specs: [{ ok: true, title: 'fine' }],
        suites: [{ file: 'a.spec.ts', specs: [{ ok: false, title: 'signs in' }] }],
      },
    ]
    expect(failuresIn('playwright', { suites })).toEqual([{ file: 'a.spec.ts', names: ['signs in'] }])
  })
})

describe('the last line', () => {
  it('adds up all stages', () => {
    const counts = [
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]
    expect(summarise(counts)).toBe('5 passed, 1 failed')
  })

  it('names skipped tests only when there are some', () => {
    expect(summarise([{ passed: 2, failed: 0, skipped: 1 }])).toBe('2 passed, 0 failed, 1 skipped')
  })
})
