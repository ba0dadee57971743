// Work on what strangers sent, away from the thread that answers people: with an end to its time and its memory, so that the
// worst a text can do is to fail. The thread is started with the first work, and anew after work that had to be ended.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const MAX_MILLISECONDS = 20_000
const MAX_MEGABYTES = 128

/** The work took too long or too much. */
export class ThreadError extends Error {
  override name = 'ThreadError'
}

type Limits = { maxMilliseconds?: number; maxMegabytes?: number }

export class Thread {
  readonly #entry: URL
  readonly #limits: Limits
  #worker: Worker | null = null
  #lastWork: Promise<unknown> = Promise.resolve()

  /** `entry` is a file that answers each message with one message. */
  constructor(entry: URL, limits: Limits = {}) {
    this.#entry = entry
    this.#limits = limits
  }

  /** One after the other. What the thread throws is thrown here. */
  run(input: unknown): Promise<unknown> {
    const work = this.#lastWork.then(() => this.#runNow(input))
    // The next one waits for the end, whatever it is.
    this.#lastWork = work.catch(() => undefined)
    return work
  }

  async #runNow(input: unknown): Promise<unknown> {
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    try {
      const signal = AbortSignal.timeout(this.#limits.maxMilliseconds ?? MAX_MILLISECONDS)
      const answered = once(worker, 'message', { signal })
      worker.postMessage(input, [])
      const [message] = (await answered) as [unknown]
      // A thread that waits for work keeps no process alive.
      worker.unref()
      return message
    } catch (error) {
      this.#worker = null
      await worker.terminate()
      throw isLimit(error) ? new ThreadError('The work needed more than it was given.', { cause: error }) : error
    }
  }

  #start(): Worker {
    const maxOldGenerationSizeMb = this.#limits.maxMegabytes ?? MAX_MEGABYTES
    return new Worker(this.#entry, { resourceLimits: { maxOldGenerationSizeMb } })
  }
}

const isLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
