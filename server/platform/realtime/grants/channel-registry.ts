// Which channels the product has, and who may listen. A feature declares its own in its manifest. A presence channel also
// reveals who is there, so it has a definition and a policy of its own, even if a private channel has the same name.

import { passes } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'
import { type Channel, type ChannelKind, matchChannel, type ParamsOf } from '#shared/live/channel.ts'
import type { Db } from '../../db/database.ts'

type ChannelVisit<Params> = { viewer: Identity; params: Params; db: Db }
/** What others in a presence channel see of a member. Up to 1 KB. */
export type MemberInfo = Record<string, unknown>
type ChannelPolicy<Params> = (visit: ChannelVisit<Params>) => Promise<boolean | MemberInfo> | boolean | MemberInfo

/** Public channels have no policy. */
type GuardedChannel = Channel<string, Exclude<ChannelKind, 'public'>>
type Entry = ChannelAccess & { match: ReturnType<typeof matchChannel> }

/** One channel of a feature and its policy. */
export type ChannelAccess = { channel: GuardedChannel; policy: ChannelPolicy<Record<string, string>> }

export const allowOn = <C extends GuardedChannel>(channel: C, policy: ChannelPolicy<ParamsOf<C>>): ChannelAccess => ({
  channel,
  // A match has exactly the parameters of the channel's name.
  policy: policy as ChannelPolicy<Record<string, string>>,
})

export type ChannelRegistry = {
  add<C extends GuardedChannel>(channel: C, policy: ChannelPolicy<ParamsOf<C>>): void
  /** The guard and the policy of a channel, ready to be called; null if the product has no such channel. */
  find(channel: string): ((visit: { viewer: Identity; db: Db }) => Promise<boolean | MemberInfo>) | null
}

export function createChannelRegistry(declared: readonly ChannelAccess[]): ChannelRegistry {
  const entryOf = (access: ChannelAccess): Entry => ({ ...access, match: matchChannel(access.channel) })
  const entries = declared.map(entryOf)
  return {
    add(channel, policy) {
      entries.push(entryOf(allowOn(channel, policy)))
    },
    find(channel) {
      for (const entry of entries) {
        const params = entry.match(channel)
        if (params)
          return async (visit) => passes(entry.channel.guard, visit.viewer) && entry.policy({ ...visit, params })
      }
      return null
    },
  }
}
