// Orders unread counts that are pushed and fetched. Separate from the count itself, which every page loads.

import { showInboxUnread } from './inbox-unread.ts'

let newest = 0
let shown = 0

/** A count that is known now: responses to earlier requests are ignored. */
export function tellInboxUnread(unread: number): void {
  askInboxUnread()(unread)
}

/**
 * Call when sending a request, and the returned function with its response: responses older than the count shown are
 * ignored.
 */
export function askInboxUnread(): (answer: number) => void {
  newest += 1
  const mine = newest
  return (answer) => {
    if (mine < shown) return
    shown = mine
    showInboxUnread(answer)
  }
}
