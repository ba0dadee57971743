import { useSyncExternalStore } from 'react'
import { type Instant, MINUTE } from '#shared/kit/time-zones.ts'

// One timer for all clocks of the page, so that they never disagree.
const listeners = new Set<() => void>()
let now: Instant = 0
let timer: ReturnType<typeof setTimeout> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
  timer = setTimeout(tick, MINUTE - (now % MINUTE))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

const readNow = () => {
  if (now === 0) now = Date.now()
  return now
}

/** The current minute. Null while the server renders and the page wakes up: the server's moment is not the reader's. */
export const useNow = (): Instant | null => useSyncExternalStore(subscribe, readNow, () => null)

/** Where the reader's device is. Null as long as useNow is. */
export function useReaderZone(): string | null {
  return useNow() === null ? null : Intl.DateTimeFormat().resolvedOptions().timeZone
}
