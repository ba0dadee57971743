// A failed property never gets another chance with a new seed: its test starts from the seed that failed until it
// passes. The counterexample itself belongs in the `examples` of the property, where everybody runs it.

import fc from 'fast-check'
import { afterEach, beforeEach, expect } from 'vitest'
import { FailedProperties, type TestName } from './failed-properties.ts'

const failedProperties = new FailedProperties('.cache/failed-properties')

/** When `npm test` reruns a failure, passing does not clear the stored seed. */
const isRerun = process.env['MERIDIAN_RERUN'] === '1'

let hasFailed = false

beforeEach(() => {
  hasFailed = false
  const seed = failedProperties.seedOf(currentTest())
  fc.resetConfigureGlobal()
  fc.configureGlobal({ reporter: storeAndThrow, ...(seed !== null && { seed }) })
})

afterEach(({ task }) => {
  const isPassed = !hasFailed && (task.result?.errors ?? []).length === 0
  if (isPassed && !isRerun) failedProperties.clear(currentTest())
})

/**
 * `npm test` recognises a failed property by the first words of fast-check's message
 * (scripts/bootstrap/test-reports.mjs).
 */
function storeAndThrow<T>(details: fc.RunDetails<T>): void {
  if (!details.failed) return
  hasFailed = true
  failedProperties.keep(currentTest(), details)
  throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
}

function currentTest(): TestName {
  const { testPath = '', currentTestName = '' } = expect.getState()
  return { file: testPath, name: currentTestName }
}
