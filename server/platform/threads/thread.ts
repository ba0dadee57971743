// Work away from the thread that answers people: on what strangers sent, or so much that a second processor is worth it.
// With an end to its time and its memory, so that the worst it can do is to fail. The thread is started with the first work,
// and anew after work that had to be ended.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const MAX_MILLISECONDS = 20_000
const MAX_MEGABYTES = 128

/** The work took too long or too much. */
export class ThreadError extends Error {
  override name = 'ThreadError'
}

/** `given` is what the thread has from its start on. */
type Settings = { maxMilliseconds?: number; maxMegabytes?: number; given?: unknown }

export class Thread {
  readonly #entry: URL
  readonly #settings: Settings
  #worker: Worker | null = null
  /** Null when there is none to wait for. */
  #lastWork: Promise<unknown> | null = null

  /** `entry` is a file that answers each message with one message. */
  constructor(entry: URL, settings: Settings = {}) {
    this.#entry = entry
    this.#settings = settings
  }

  /** One after the other, the first at once. What the thread throws is thrown here. */
  run(input: unknown): Promise<unknown> {
    const work = this.#lastWork ? this.#lastWork.then(() => this.#runNow(input)) : this.#runNow(input)
    // The next one waits for the end, whatever it is.
    const end = work
      .catch(() => undefined)
      .then(() => {
        if (this.#lastWork === end) this.#lastWork = null
      })
    this.#lastWork = end
    return work
  }

  /** Once what was asked for is done; it may be asked for more, and starts anew. */
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
    const maxOldGenerationSizeMb = this.#settings.maxMegabytes ?? MAX_MEGABYTES
    return new Worker(this.#entry, { workerData: this.#settings.given, resourceLimits: { maxOldGenerationSizeMb } })
  }
}

const isLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
