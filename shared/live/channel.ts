// A live channel: its kind, its name with parameters in braces, and the guard every subscriber must pass. What a guard
// cannot know (is this person in that conversation?) is up to the policy in the feature's X.realtime.ts.

import type { Guard } from '../access/guards.ts'

/** As in the Pusher protocol, where the kind is the prefix of the name. */
export type ChannelKind = 'public' | 'private' | 'private-encrypted' | 'presence'

export type Channel<Name extends string = string, Kind extends ChannelKind = ChannelKind> = {
  kind: Kind
  name: Name
  guard: Guard
}

/** `conversation.{conversationId}` → `{ conversationId: string }` */
export type ChannelParams<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? Record<Param, string> & ChannelParams<Rest>
  : unknown

export type ParamsOf<C extends Channel> = ChannelParams<C['name']>

export const channel = <const Name extends string, const Kind extends ChannelKind>(
  kind: Kind,
  name: Name,
  { guard }: { guard: Guard },
): Channel<Name, Kind> => ({ kind, name, guard })

const PARAM = /\{(\w+)\}/

/** `private-conversation.{conversationId}`: the name on the wire, before parameters are filled in. */
const patternOf = ({ kind, name }: Channel): string => (kind === 'public' ? name : `${kind}-${name}`)

export function channelName<C extends Channel>(definition: C, params: ParamsOf<C>): string {
  const values = new Map(Object.entries(params ?? {}))
  // Splitting by a capture group keeps the captures: every second part is a parameter name.
  return patternOf(definition)
    .split(PARAM)
    .map((part, index) => (index % 2 === 0 ? part : String(values.get(part))))
    .join('')
}

/** Parameters of a channel with this name; null if it is a different channel. */
export function matchChannel(definition: Channel): (name: string) => Record<string, string> | null {
  const source = patternOf(definition)
    .split(PARAM)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[^\w-]/g, String.raw`\$&`) : `(?<${part}>[^.]+)`))
  const expression = new RegExp(`^${source.join('')}$`)
  return (name) => {
    const match = expression.exec(name)
    return match ? { ...match.groups } : null
  }
}
