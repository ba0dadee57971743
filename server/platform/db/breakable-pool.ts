import pg from 'pg'

/** Thrown without querying: the database has stopped responding, so nobody should wait for another time-out. */
class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError'
  readonly code = '08006'
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that can be switched off: queries in flight fail, and new ones fail at once, until it is switched on again. Cut
 * connections are never reused, because a transaction may still be open on them.
 */
export class BreakablePool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()
  #isOff = false

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => {
      this.#clients.add(client)
      // During a transaction nothing else listens for errors, and a lost connection would crash the process.
      client.on('error', () => undefined)
    })
    this.on('remove', (client) => this.#clients.delete(client))
  }

  switchOff(): void {
    this.#isOff = true
    for (const { connection } of this.#clients) connection.stream.destroy(new DatabaseSilentError('no answer'))
  }

  switchOn(): void {
    this.#isOff = false
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (this.#isOff) {
      const error = new DatabaseSilentError('the database does not answer')
      if (!callback) return Promise.reject(error)
      callback(error, undefined, () => undefined)
    } else if (callback) super.connect(callback)
    else return super.connect()
    return undefined
  }
}
