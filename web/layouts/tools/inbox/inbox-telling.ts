// Who shows the number: whoever was told it, and whoever asked. Apart from the number itself, which every page loads.

import { showInboxUnread } from './inbox-unread.ts'

let newest = 0
let shown = 0

/** Somebody knows: what was asked before counts for nothing. */
export function tellInboxUnread(unread: number): void {
  askInboxUnread()(unread)
}

/** Call when asking, and the result with the answer: one that comes later than something newer is left out. */
export function askInboxUnread(): (answer: number) => void {
  newest += 1
  const mine = newest
  return (answer) => {
    if (mine < shown) return
    shown = mine
    showInboxUnread(answer)
  }
}
