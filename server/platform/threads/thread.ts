// Work off the main thread: on untrusted input, or heavy enough to be worth a second core. Time and memory are limited, so
// that the worst it can do is fail. The thread is started with the first task, and again after a task that had to be
// terminated.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const MAX_MILLISECONDS = 20_000
const MAX_MEGABYTES = 128

/** The task exceeded its time or memory limit. */
export class ThreadError extends Error {
  override name = 'ThreadError'
}

/** `given` is the thread's workerData. */
type Settings = { maxMilliseconds?: number; maxMegabytes?: number; given?: unknown }

export class Thread {
  readonly #entry: URL
  readonly #settings: Settings
  #worker: Worker | null = null
  /** Null when idle. */
  #lastWork: Promise<unknown> | null = null

  /** `entry` is a module that answers each message with one message. */
  constructor(entry: URL, settings: Settings = {}) {
    this.#entry = entry
    this.#settings = settings
  }

  /** Runs tasks one after the other. Errors thrown in the thread are rethrown here. */
  run(input: unknown): Promise<unknown> {
    const work = this.#lastWork ? this.#lastWork.then(() => this.#runNow(input)) : this.#runNow(input)
    // The next task waits for this one to settle.
    const end = work
      .catch(() => undefined)
      .then(() => {
        if (this.#lastWork === end) this.#lastWork = null
      })
    this.#lastWork = end
    return work
  }

  /** Waits for pending tasks; a later `run` starts a new thread. */
  async close(): Promise<void> {
    await this.#lastWork
    await this.#worker?.terminate()
    this.#worker = null
  }

  async #runNow(input: unknown): Promise<unknown> {
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    try {
      const signal = AbortSignal.timeout(this.#settings.maxMilliseconds ?? MAX_MILLISECONDS)
      const answered = once(worker, 'message', { signal })
      worker.postMessage(input, [])
      const [message] = (await answered) as [unknown]
      // An idle thread must not keep the process alive.
      worker.unref()
      return message
    } catch (error) {
      this.#worker = null
      await worker.terminate()
      throw isLimit(error) ? new ThreadError('The task exceeded its time or memory limit.', { cause: error }) : error
    }
  }

  #start(): Worker {
    const maxOldGenerationSizeMb = this.#settings.maxMegabytes ?? MAX_MEGABYTES
    const worker = new Worker(this.#entry, {
      workerData: this.#settings.given,
      resourceLimits: { maxOldGenerationSizeMb },
    })
    // Also while idle: an unhandled 'error' event would crash the process.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = null
    })
    return worker
  }
}

const isLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
