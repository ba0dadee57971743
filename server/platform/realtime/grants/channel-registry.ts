// Which channels the product has, and who may listen. A feature registers its own (X.realtime.ts). The kind is part of the
// pattern: a presence channel also tells who is there, so it is never opened along with a private one by accident.

import type { Identity } from '#shared/access/identity.ts'
import type { Db } from '../../db/database.ts'

/** `private-conversation.{id}` → `{ id: string }` */
export type ChannelParams<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & ChannelParams<Rest>
  : unknown

export type ChannelVisit<Params> = { viewer: Identity; params: Params; db: Db }
/** What others in a presence channel see of a member. Up to 1 KB. */
export type MemberInfo = Record<string, unknown>
export type ChannelPolicy<Params> = (
  visit: ChannelVisit<Params>,
) => Promise<boolean | MemberInfo> | boolean | MemberInfo

type GuardedPattern = `private-${string}` | `presence-${string}`
type Entry = { expression: RegExp; policy: ChannelPolicy<Record<string, string>> }

export type ChannelRegistry = {
  add<Pattern extends GuardedPattern>(pattern: Pattern, policy: ChannelPolicy<ChannelParams<Pattern>>): void
  /** The policy of a channel, ready to be asked; null for a channel the product does not have. */
  find(channel: string): ((visit: { viewer: Identity; db: Db }) => Promise<boolean | MemberInfo>) | null
}

export function createChannelRegistry(): ChannelRegistry {
  const entries: Entry[] = []
  return {
    add(pattern, policy) {
      entries.push({
        expression: expressionOf(pattern),
        // The expression names exactly the parameters of the pattern.
        policy: policy as ChannelPolicy<Record<string, string>>,
      })
    },
    find(channel) {
      for (const { expression, policy } of entries) {
        const match = expression.exec(channel)
        if (match) return async (visit) => policy({ ...visit, params: { ...match.groups } })
      }
      return null
    },
  }
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>[^.]+)` : RegExp.escape(part)))
  return new RegExp(`^${source.join('')}$`)
}
