import type { Frame } from '../protocol/frames.ts'
import type { Connection } from './connection.ts'

/** The subscribers of each channel on this node. */
export class LocalChannels {
  readonly #listeners = new Map<string, Set<Connection>>()
  #sent = 0

  get size(): number {
    return this.#listeners.size
  }

  /** Messages handed to connections since the start. */
  get sent(): number {
    return this.#sent
  }

  add(channel: string, connection: Connection): void {
    const listeners = this.#listeners.get(channel)
    if (listeners) listeners.add(connection)
    else this.#listeners.set(channel, new Set([connection]))
  }

  remove(channel: string, connection: Connection): void {
    const listeners = this.#listeners.get(channel)
    listeners?.delete(connection)
    if (listeners?.size === 0) this.#listeners.delete(channel)
  }

  names(): Iterable<string> {
    return this.#listeners.keys()
  }

  countOf(channel: string): number {
    return this.#listeners.get(channel)?.size ?? 0
  }

  send(channel: string, frame: Frame, exceptSocket?: string): void {
    for (const connection of this.#listeners.get(channel) ?? []) {
      if (connection.socketId === exceptSocket) continue
      connection.transport.send(frame)
      this.#sent += 1
    }
  }
}
