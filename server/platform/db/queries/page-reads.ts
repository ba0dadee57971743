// While a document is rendered, its loaders call several endpoints at once, and each of them reads who the visitor is,
// what they look for, and so on. Their reads are collected: the same one is sent once, and those that are due at the same
// time are sent together, over one connection, in a single round trip. A write ends what is known so far.

import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

type Statement = pg.QueryConfig & { rowMode?: string }
export type Read = { statement: Statement; values: unknown[] }
type Result = pg.QueryResult
type Waiting = Read & PromiseWithResolvers<Result>

/** Sends all of them, without waiting for one answer before the next. */
export type SendTogether = (reads: readonly Read[]) => Promise<PromiseSettledResult<Result>[]>

class PageReads {
  roundTrips = 0
  isOver = false
  readonly #known = new Map<string, Promise<unknown>>()
  #waiting: Waiting[] = []

  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) as Promise<T> | undefined
    if (known) return known
    const reading = read()
    this.#known.set(name, reading)
    return reading
  }

  collect(read: Read, send: SendTogether): Promise<Result> {
    const { text, rowMode = '' } = read.statement
    return this.once(`${rowMode} ${text} ${JSON.stringify(read.values)}`, () => {
      const { promise, ...settle } = Promise.withResolvers<Result>()
      if (this.#waiting.length === 0) setImmediate(() => void this.#sendWaiting(send))
      this.#waiting.push({ ...read, promise, ...settle })
      return promise
    })
  }

  forget(): void {
    this.#known.clear()
  }

  async #sendWaiting(send: SendTogether): Promise<void> {
    const due = this.#waiting
    this.#waiting = []
    try {
      const results = await send(due)
      for (const [position, result] of results.entries()) {
        if (result.status === 'fulfilled') due[position]?.resolve(result.value)
        else due[position]?.reject(result.reason)
      }
    } catch (error) {
      for (const { reject } of due) reject(error)
    }
  }
}

const current = new AsyncLocalStorage<PageReads>()

export function asOnePage<T>(render: () => Promise<T>): Promise<T> {
  const page = new PageReads()
  // What a page has started may run on, such as a timer, and must not live on what the page knew.
  const end = () => {
    page.isOver = true
  }
  return current.run(page, () => render().finally(end))
}

export function currentPage(): PageReads | undefined {
  const page = current.getStore()
  return page?.isOver ? undefined : page
}

/** Caches what is derived from reads; `name` must contain everything it depends on. Outside a page nothing is cached. */
export function oncePerPage<T>(name: string, read: () => Promise<T>): Promise<T> {
  const page = currentPage()
  return page ? page.once(name, read) : read()
}

const READS = /^\s*(select|with)\b/i
const CHANGES = /\b(insert|update|delete|nextval|pg_notify|pg_advisory\w*)\b|\bfor\s+(no\s+key\s+)?(update|share)\b/i

const MOST_KNOWN = 2_000
const known = new Map<string, boolean>()

export function isRead(text: string): boolean {
  let answer = known.get(text)
  if (answer === undefined) {
    // Lists of different lengths give ever new SQL texts.
    if (known.size >= MOST_KNOWN) known.clear()
    answer = READS.test(text) && !CHANGES.test(text)
    known.set(text, answer)
  }
  return answer
}
