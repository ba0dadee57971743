// Tells the other tabs of this browser that an address was confirmed, so that the one that waits goes on at once.

const CHANNEL = 'meridian:verified'

export function announceVerified(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no other
  channel.postMessage(null)
  channel.close()
}

/** Gives the way to stop listening. */
export function onVerifiedElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
