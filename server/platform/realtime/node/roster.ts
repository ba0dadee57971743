// Who is connected where, across all nodes. Every node sends its own counts to the others and keeps a copy of theirs, so
// that lookups are local and keep working while Redis is down. Each node derives the events (somebody joined, the last one
// left) for its own listeners.

import { z } from 'zod'
import { Tally } from './tally.ts'

export const rosterEntry = z.discriminatedUnion('of', [
  z.object({ of: z.literal('channel'), channel: z.string(), count: z.number() }),
  z.object({
    of: z.literal('member'),
    channel: z.string(),
    user: z.string(),
    count: z.number(),
    info: z.unknown().optional(),
  }),
  z.object({ of: z.literal('user'), user: z.string(), count: z.number() }),
])
export type RosterEntry = z.infer<typeof rosterEntry>

/** `isOurs`: the change happened on this node, which is then responsible for webhooks. */
export type RosterListener = {
  onCount(channel: string, change: { before: number; after: number; isOurs: boolean }): void
  onMember(channel: string, user: string, change: { info: unknown; isThere: boolean; isOurs: boolean }): void
  onUser(user: string, isOnline: boolean): void
  /** Our own counts changed: the other nodes should be told. */
  onOwnChange(entry: RosterEntry): void
}

// Channel names contain no line breaks.
const memberKey = (channel: string, user: string) => `${channel}\n${user}`
const readMemberKey = (key: string) => {
  const at = key.indexOf('\n')
  return { channel: key.slice(0, at), user: key.slice(at + 1) }
}

export class Roster {
  readonly #self: string
  readonly #channels = new Tally()
  readonly #members = new Tally()
  readonly #users = new Tally()
  readonly #infos = new Map<string, Map<string, unknown>>()
  #listener: RosterListener | null = null

  constructor(self: string) {
    this.#self = self
  }

  listen(listener: RosterListener): void {
    this.#listener = listener
  }

  subscriptionsOf = (channel: string): number => this.#channels.total(channel)
  membersOf = (channel: string): ReadonlyMap<string, unknown> => this.#infos.get(channel) ?? new Map<string, unknown>()
  isOnline = (user: string): boolean => this.#users.total(user) > 0
  occupied = (prefix: string): string[] => [...this.#channels.keys()].filter((name) => name.startsWith(prefix))

  setOwnCount(channel: string, count: number): void {
    this.#setOwn({ of: 'channel', channel, count })
  }

  addOwnMember(channel: string, user: string, info: unknown, step: 1 | -1): void {
    const count = this.#members.of(this.#self, memberKey(channel, user)) + step
    this.#setOwn({ of: 'member', channel, user, count, info })
  }

  addOwnUser(user: string, step: 1 | -1): void {
    this.#setOwn({ of: 'user', user, count: this.#users.of(this.#self, user) + step })
  }

  #setOwn(entry: RosterEntry): void {
    this.apply(this.#self, [entry])
    this.#listener?.onOwnChange(entry)
  }

  apply(node: string, entries: readonly RosterEntry[]): void {
    const isOurs = node === this.#self
    for (const entry of entries) {
      if (entry.of === 'channel') {
        const change = this.#channels.set(node, entry.channel, entry.count)
        if (change.before !== change.after) this.#listener?.onCount(entry.channel, { ...change, isOurs })
      } else if (entry.of === 'user') {
        const { before, after } = this.#users.set(node, entry.user, entry.count)
        if (before > 0 !== after > 0) this.#listener?.onUser(entry.user, after > 0)
      } else this.#applyMember(node, entry, isOurs)
    }
  }

  #applyMember(node: string, entry: Extract<RosterEntry, { of: 'member' }>, isOurs: boolean): void {
    const { channel, user, count, info } = entry
    const { before, after } = this.#members.set(node, memberKey(channel, user), count)
    const infos = this.#infos.get(channel) ?? new Map<string, unknown>()
    if (after > 0) this.#infos.set(channel, count > 0 ? infos.set(user, info) : infos)
    else if (infos.delete(user) && infos.size === 0) this.#infos.delete(channel)
    if (before > 0 !== after > 0) this.#listener?.onMember(channel, user, { info, isThere: after > 0, isOurs })
  }

  /** A full update: entries that are not included are gone. */
  replace(node: string, entries: readonly RosterEntry[]): void {
    const named = new Set(entries.map(keyOf))
    this.apply(
      node,
      this.entriesOf(node)
        .filter((entry) => !named.has(keyOf(entry)))
        .map(emptied),
    )
    this.apply(node, entries)
  }

  drop(node: string): void {
    this.apply(node, this.entriesOf(node).map(emptied))
  }

  entriesOf(node: string): RosterEntry[] {
    return [
      ...this.#channels.keysOf(node).map((channel): RosterEntry => {
        return { of: 'channel', channel, count: this.#channels.of(node, channel) }
      }),
      ...this.#members.keysOf(node).map((key): RosterEntry => {
        const { channel, user } = readMemberKey(key)
        const info = this.#infos.get(channel)?.get(user)
        return { of: 'member', channel, user, count: this.#members.of(node, key), info }
      }),
      ...this.#users.keysOf(node).map((user): RosterEntry => {
        return { of: 'user', user, count: this.#users.of(node, user) }
      }),
    ]
  }
}

const emptied = (entry: RosterEntry): RosterEntry => ({ ...entry, count: 0 })

const keyOf = (entry: RosterEntry): string =>
  entry.of === 'member'
    ? `member ${memberKey(entry.channel, entry.user)}`
    : `${entry.of} ${'user' in entry ? entry.user : entry.channel}`
