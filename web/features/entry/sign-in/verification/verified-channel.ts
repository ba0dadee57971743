// Tells the other tabs of this browser that an address was verified, so that a waiting one continues at once.

const CHANNEL = 'meridian:verified'

export function announceVerified(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin and takes no target
  channel.postMessage(null)
  channel.close()
}

/** Returns a function that stops listening. */
export function onVerifiedElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
