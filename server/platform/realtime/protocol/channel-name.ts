// The prefix of a channel name determines its kind.

import { limits } from './limits.ts'

const ALLOWED = /^[A-Za-z0-9_\-=@,.;]+$/
const CACHE = /^(private-|private-encrypted-|presence-)?cache-/
const PERSONAL = '#server-to-user-'

export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= limits.channelNameLength && ALLOWED.test(name)

export const isPresence = (name: string): boolean => name.startsWith('presence-')
export const isEncrypted = (name: string): boolean => name.startsWith('private-encrypted-')
export const isCached = (name: string): boolean => CACHE.test(name)
/** Requires a signature to subscribe. */
export const isGuarded = (name: string): boolean => name.startsWith('private-') || isPresence(name)

/** The reserved channel on which a signed-in user receives messages from the server. */
export const personalChannel = (userId: string): string => PERSONAL + userId
export const ownerOfPersonalChannel = (name: string): string | null =>
  name.startsWith(PERSONAL) ? name.slice(PERSONAL.length) : null
