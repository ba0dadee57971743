/**
 * On any channel: a node that was cut off from the others may have missed something for it. Received by the live client
 * itself, which treats it like the opening of the channel, so it has neither channel nor payload of its own.
 */
export const channelMissed = { name: 'channel.missed' } as const
