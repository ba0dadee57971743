// Fails test files that use too much CPU time. Not elapsed time: a busy machine makes a file wait, but hardly work
// more. What PostgreSQL does for it is not counted.

import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'
import { budgetOf } from './file-budgets.ts'

const TICKS_PER_SECOND = 100

let startedAt = 0

beforeAll(() => {
  startedAt = secondsUsed()
})

afterAll(() => {
  const used = secondsUsed() - startedAt
  const { testPath = '' } = expect.getState()
  const budget = budgetOf(testPath)
  if (used <= budget) return
  throw new Error(`This file took ${used.toFixed(1)} s of CPU time; its budget is ${budget} s (docs/quality.md)`)
})

/** Of this worker and the tools it has run. */
function secondsUsed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + secondsOfChildren()
}

/** Linux reports the time of child processes that have exited; elsewhere they are not counted. */
function secondsOfChildren(): number {
  if (!existsSync('/proc/self/stat')) return 0
  // The second field is the program's name in brackets and may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}
