import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { aTemporaryFolder } from './project.builder.mjs'
import { countAfterRerun, countStage, findFailures, readDurations, slowestFiles, summarise } from './test-reports.mjs'

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
  it('uses the counts of the static checks as they are', () => {
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

  it('counts a browser test that only passed on retry as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(count('playwright', report, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })

  it('counts a stage that failed without reporting a failure', () => {
    expect(count('vitest', aVitestReport({ numPassedTests: 3 }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts a successful stage without a report as failed', () => {
    const reportFile = path.join(aTemporaryFolder(), 'missing.json')
    expect(countStage({ format: 'vitest', reportFile, exitCode: 0 })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('counts nothing for a successful stage that is not a test', () => {
    expect(countStage({ exitCode: 0 })).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('failures', () => {
  const failuresIn = (format, report) => {
    const reportFile = path.join(aTemporaryFolder(), 'report.json')
    writeFileSync(reportFile, JSON.stringify(report))
    return findFailures({ format, reportFile })
  }

  it('are listed by file, including files that could not be loaded', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds up' }] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ]
    expect(failuresIn('vitest', aVitestReport({ testResults }))).toEqual([
      { file: 'b.test.ts', names: ['adds up'], properties: [], reasons: [''] },
      { file: 'c.test.ts', names: ['could not be loaded'], properties: [], reasons: [] },
    ])
  })

  it('are found in groups of browser tests, with their reason', () => {
    const tests = [{ results: [{ errors: [{ message: '\u001B[31mError: no button\u001B[39m\n  at sign in' }] }] }]
    const suites = [
      {
        file: 'a.spec.ts',
        specs: [{ ok: true, title: 'fine' }],
        suites: [{ file: 'a.spec.ts', specs: [{ ok: false, title: 'signs in', tests }] }],
      },
    ]
    expect(failuresIn('playwright', { suites })).toEqual([
      { file: 'a.spec.ts', names: ['signs in'], properties: [], reasons: ['Error: no button\n  at sign in'] },
    ])
  })

  it('are explained by the first lines of the error', () => {
    const message = ['AssertionError: expected 1 to be 2', ...Array.from({ length: 40 }, (_, at) => `line ${at}`)]
    const assertionResults = [{ status: 'failed', fullName: 'adds up', failureMessages: [message.join('\n')] }]
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }]
    const [failure] = failuresIn('vitest', aVitestReport({ testResults }))
    expect(failure.reasons[0].split('\n').slice(0, 2)).toEqual(['AssertionError: expected 1 to be 2', 'line 0'])
    expect(failure.reasons[0].split('\n')).toHaveLength(12)
  })

  it('are recognised as properties by the message of fast-check', () => {
    const failureMessages = [
      'Error: Property failed after 9 tests\n{ seed: -879215518, path: "8:0", endOnFailure: true }',
    ]
    const assertionResults = [
      { status: 'failed', fullName: 'never breaks', failureMessages },
      { status: 'failed', fullName: 'is quick', failureMessages: ['Error: Test timed out'] },
    ]
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }]
    const [failure] = failuresIn('vitest', aVitestReport({ testResults }))
    expect(failure.properties).toEqual(['never breaks'])
  })
})

describe('a rerun', () => {
  const first = { passed: 10, failed: 2, skipped: 0, flaky: [] }
  const failed = { names: ['a: is quick', 'a: never breaks'], properties: ['a: never breaks'] }

  it('clears what passes, but never a property', () => {
    const count = countAfterRerun(first, failed, { failed: 0 })
    const failures = ['a: never breaks']
    expect(count).toEqual({ passed: 11, failed: 1, skipped: 0, failures, flaky: ['a: is quick'] })
  })

  it('clears nothing when something fails again', () => {
    expect(countAfterRerun(first, failed, { failed: 1 })).toEqual(first)
  })
})

describe('the slowest files', () => {
  it('are the slowest twenty of all stages, slowest first', () => {
    const folder = aTemporaryFolder()
    const write = (name, report) => {
      const reportFile = path.join(folder, name)
      writeFileSync(reportFile, JSON.stringify(report))
      return reportFile
    }
    const testResults = Array.from({ length: 30 }, (_, second) => ({
      name: `/p/${second}.test.ts`,
      startTime: 0,
      endTime: second * 1000,
    }))
    const spec = { tests: [{ results: [{ duration: 20_000 }, { duration: 11_000 }] }] }
    const suites = [{ file: 'long.spec.ts', specs: [], suites: [{ file: 'long.spec.ts', specs: [spec] }] }]
    const counts = [
      { durations: readDurations({ format: 'vitest', reportFile: write('a.json', { testResults }) }) },
      { durations: readDurations({ format: 'playwright', reportFile: write('b.json', { suites }) }) },
      {},
    ]
    const result = slowestFiles(counts, '/p')
    expect(result).toHaveLength(20)
    expect(result.slice(0, 2)).toEqual(['   31.0 s  long.spec.ts', '   29.0 s  29.test.ts'])
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
