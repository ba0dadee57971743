import { useSyncExternalStore } from 'react'
import { type Instant, MINUTE } from '#shared/kit/time-zones.ts'
import { deviceZone } from './device-zone.ts'

// One timer for all clocks on the page, so that they never disagree.
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

/** The current minute. Null on the server and during hydration: the server's time is not the reader's. */
export const useNow = (): Instant | null => useSyncExternalStore(subscribe, readNow, () => null)

/** The time zone of the reader's device. Null while useNow is. */
export function useReaderZone(): string | null {
  return useNow() === null ? null : deviceZone()
}
