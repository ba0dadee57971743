// Limits of the protocol and of the product. Pusher's figures unless a line says otherwise.

export const limits = {
  channelNameLength: 200,
  eventNameLength: 200,
  /** Per event, in bytes. */
  eventBytes: 10_240,
  /** Per client message: the largest is a sign-in with a full watchlist. Ours. */
  clientMessageBytes: 32 * 1024,
  clientEventsPerSecond: 10,
  /** Longer messages cost extra: every multiple of this length counts as one more message. Ours. */
  freeMessageLength: 1024,
  /** Ours: no screen needs a tenth of it. */
  channelsPerConnection: 100,
  /** Ours, and per node: tabs and devices of one person. */
  connectionsPerPerson: 50,
  presenceMembers: 100,
  memberIdLength: 128,
  memberInfoBytes: 1024,
  watchlistLength: 100,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  /** A client with a larger backlog is dropped: it refetches what it missed when it reconnects. */
  unreadBytes: 1024 * 1024,
} as const

export const PONG_WITHIN_MS = 30_000
export const CACHED_EVENT_MS = 30 * 60_000
