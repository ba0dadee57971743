// Runs programs that strangers wrote, a few at a time. Each has a process of its own, which ends with it.

import type { CallResult, Program, RunSettings } from '#shared/sandbox/program.ts'
import { pythonSnapshot } from './python-snapshot.ts'
import { runInProcess } from './sandbox-process.ts'

/** The first Python program then starts as fast as the next. If it fails, that program tries again. */
export function warmUpPython(): void {
  pythonSnapshot().catch(() => undefined)
}

/** Too many programs are waiting already. */
export class SandboxBusy extends Error {
  override name = 'SandboxBusy'
}

type Settings = Partial<RunSettings> & { processes?: number; waiting?: number }

export class Sandbox {
  readonly #processes: number
  readonly #waiting: number
  readonly #settings: RunSettings
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor({ processes = 1, waiting = 20, cpuMs = 5_000, wallMs = 30_000, isPolite = true }: Settings = {}) {
    this.#processes = processes
    this.#waiting = waiting
    this.#settings = { cpuMs, wallMs, isPolite }
  }

  /** One result per call. */
  async run(program: Program): Promise<CallResult[]> {
    await this.#turn()
    try {
      return await runInProcess(program, this.#settings)
    } finally {
      this.#running -= 1
      this.#queue.shift()?.()
    }
  }

  #turn(): Promise<void> {
    const start = () => {
      this.#running += 1
    }
    if (this.#running < this.#processes) return Promise.resolve(start())
    if (this.#queue.length >= this.#waiting) return Promise.reject(new SandboxBusy('The sandbox is busy.'))
    return new Promise((resolve) => this.#queue.push(() => resolve(start())))
  }
}
