// Orders unread counts that are pushed and fetched. Separate from the count itself, which every page loads.

import { showInboxUnread } from './inbox-unread.ts'

let latest = 0
let shown = 0

/** A count that is known now: responses to earlier requests are ignored. */
export function setInboxUnread(unread: number): void {
  startInboxUnreadRequest()(unread)
}

/**
 * Call when sending a request, and the returned function with its response: responses older than the count shown are
 * ignored.
 */
export function startInboxUnreadRequest(): (answer: number) => void {
  latest += 1
  const request = latest
  return (answer) => {
    if (request < shown) return
    shown = request
    showInboxUnread(answer)
  }
}
