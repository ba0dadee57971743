/**
 * Sent on any channel after a node was cut off from the others and may have missed events for it. The live client
 * handles it itself, like a new subscription, so it has neither a channel nor a payload of its own.
 */
export const channelMissed = { name: 'channel.missed' } as const
