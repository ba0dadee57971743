import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { LineState, Listener, Listening } from './line.ts'
import { lineState, tabLine, watchLine } from './tab-line.ts'

/** While the server renders there is no line. */
export const useLineState = (): LineState => useSyncExternalStore(watchLine, lineState, () => 'initialized')

/** Listens for as long as the component is there; null listens to nothing. The newest handlers are the ones called. */
export function useChannel(channel: string | null, listener: Listener) {
  const newest = useRef(listener)
  const listening = useRef<Listening | null>(null)
  const events = Object.keys(listener.events ?? {}).join(' ')
  useEffect(() => {
    newest.current = listener
  })
  useEffect(() => {
    if (channel === null) return undefined
    let isGone = false
    const names = events === '' ? [] : events.split(' ')
    const relay: Listener = {
      events: Object.fromEntries(names.map((name) => [name, (data, by) => newest.current.events?.[name]?.(data, by)])),
      onOpen: () => newest.current.onOpen?.(),
      onRefused: (refusal) => newest.current.onRefused?.(refusal),
      onMembers: (members) => newest.current.onMembers?.(members),
    }
    tabLine().then(
      (line) => {
        if (!isGone) listening.current = line.listen(channel, relay)
      },
      // The line itself tells that it could not be opened.
      () => undefined,
    )
    return () => {
      isGone = true
      listening.current?.stop()
      listening.current = null
    }
  }, [channel, events])
  return { whisper: (event: string, data: unknown) => listening.current?.whisper(event, data) }
}
