import { AsyncResource } from 'node:async_hooks'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { BreakablePool } from './breakable-pool.ts'
import { currentPage, isRead, type Read } from './queries/page-reads.ts'

type Call = (...args: unknown[]) => unknown
type Connected = Parameters<pg.Pool['connect']>[0]

/** Counts the round trips of a page, and notices its writes. */
export class PageClient extends pg.Client {
  /** While true, what follows is part of a round trip that has been counted. */
  isCounted = false

  override query = ((...args: unknown[]) => {
    const page = currentPage()
    if (page && !this.isCounted) {
      page.roundTrips += 1
      if (!isRead(textOf(args[0]))) page.forget()
    }
    return (pg.Client.prototype.query as Call).apply(this, args)
  }) as pg.Client['query']
}

/** A pool that sends the reads of a page together (page-reads.ts). */
export class PagePool extends BreakablePool {
  override query = ((...args: unknown[]) => {
    const page = currentPage()
    const [statement, values] = args
    if (!page) return (pg.Pool.prototype.query as Call).apply(this, args)
    if (isStatement(statement) && isRead(statement.text) && args.length <= 2) {
      return page.collect({ statement, values: (values ?? []) as unknown[] }, (reads) => this.#sendTogether(reads))
    }
    return (pg.Pool.prototype.query as Call).apply(this, args)
  }) as pg.Pool['query']

  // A queued caller gets its connection in the async context of whoever releases it; bind the callback to the caller's context.
  override connect = ((connected?: Connected) =>
    (BreakablePool.prototype.connect as Call).call(
      this,
      connected && AsyncResource.bind(connected),
    )) as pg.Pool['connect']

  async #sendTogether(reads: readonly Read[]): Promise<PromiseSettledResult<pg.QueryResult>[]> {
    const client = (await (BreakablePool.prototype.connect as Call).call(this)) as pg.PoolClient & PipelinedClient
    let failure: Error | undefined
    const onError = (error: Error) => {
      failure = error
    }
    client.once('error', onError)
    try {
      client.pipeline = true
      return await Promise.allSettled(inOnePacket(client, reads))
    } finally {
      client.pipeline = false
      client.isCounted = false
      client.off('error', onError)
      client.release(failure)
    }
  }
}

function inOnePacket(client: PipelinedClient, reads: readonly Read[]): Promise<pg.QueryResult>[] {
  const { stream } = client.connection
  stream.cork()
  try {
    return reads.map(({ statement, values }, position) => {
      client.isCounted = position > 0
      return client.query(statement, values)
    })
  } finally {
    stream.uncork()
  }
}

/** Not in the types yet. */
type PipelinedClient = PageClient & { pipeline: boolean; connection: { stream: Writable } }

const isStatement = (value: unknown): value is pg.QueryConfig =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : isStatement(statement) ? statement.text : ''
