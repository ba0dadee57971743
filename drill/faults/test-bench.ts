// One vitest instance for many runs: the database stays up and modules stay transformed, so a run costs little more
// than its tests.

import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import { createVitest, type Vitest } from 'vitest/node'

export type Verdict = { isKilled: boolean; by: string; seconds: number }

/** The result of a run that timed out. */
export const TIME_LIMIT = 'time limit'

const CANCEL_GRACE_MS = 30_000

export class TestBench {
  readonly #root: string
  readonly #limitMs: number
  #vitest: Vitest | null = null

  constructor(root: string, limitMs: number) {
    this.#root = root
    this.#limitMs = limitMs
  }

  /** Migrations run once per instance: a changed migration needs a new one. */
  async restart(): Promise<void> {
    await this.close()
    this.#vitest = await createVitest('test', { root: this.#root, watch: false, bail: 1, reporters: [{}] })
    await this.#vitest.standalone()
    await this.#vitest.globTestSpecifications()
  }

  async close(): Promise<void> {
    await this.#vitest?.close()
    this.#vitest = null
  }

  invalidate(file: string): void {
    this.#vitest?.invalidateFile(path.join(this.#root, file))
  }

  async run(tests: readonly string[], limitMs = this.#limitMs): Promise<Verdict> {
    if (!this.#vitest) await this.restart()
    const vitest = this.#vitest as unknown as Vitest
    const specifications = tests.flatMap((file) => {
      const found = vitest.getModuleSpecifications(path.join(this.#root, file))
      if (found.length === 0) throw new Error(`${file} is not a test file`)
      return found
    })
    const startedAt = performance.now()
    const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10
    const stop = new AbortController()
    const timeout = wait(limitMs, null, { signal: stop.signal }).catch(() => null)
    const running = vitest.runTestSpecifications(specifications)
    const result = await Promise.race([running, timeout])
    stop.abort()
    if (result === null) {
      await this.#giveUp(running)
      return { isKilled: true, by: TIME_LIMIT, seconds: seconds() }
    }
    // Vitest also reports modules of earlier runs.
    const files = specifications.map(({ moduleId }) => moduleId)
    const modules = result.testModules.filter(({ moduleId }) => files.includes(moduleId))
    const failed = modules.flatMap((module) => {
      const errors = module.errors().map(({ message }) => message)
      const [test] = module.children.allTests('failed')
      const first = test?.fullName ?? errors[0]
      return first === undefined ? [] : [`${path.basename(module.moduleId)}: ${first}`]
    })
    const stray = result.unhandledErrors.map((error) => `unhandled: ${messageOf(error)}`)
    const [by] = [...failed, ...stray]
    const idle = modules.find((module) => by === undefined && module.state() !== 'passed')
    if (idle || modules.length < files.length) throw new Error(`${idle?.moduleId ?? tests.join(', ')} did not run`)
    return { isKilled: by !== undefined, by: by ?? '', seconds: seconds() }
  }

  /** A run that hangs is abandoned together with its vitest. */
  async #giveUp(running: Promise<unknown>): Promise<void> {
    const vitest = this.#vitest
    this.#vitest = null
    const ended = async () => {
      await vitest?.cancelCurrentRun('keyboard-input')
      await running.catch(() => undefined)
      await vitest?.close()
    }
    await Promise.race([ended(), wait(CANCEL_GRACE_MS)])
  }
}

/** Vitest passes errors on as plain objects, some without a prototype, so String() may throw. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : inspect(error)
