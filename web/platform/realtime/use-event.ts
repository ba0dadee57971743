// Live events for components: the only access to the live connection above the platform.

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Channel, channelName, type ParamsOf } from '#shared/live/channel.ts'
import type { LiveEvent, PayloadOf } from '#shared/live/event.ts'
import type { EventHandler, LineState, Listener, Listening } from './line.ts'
import { lineState, tabLine, watchLine } from './tab-line.ts'

/** There is no live connection during server rendering. */
export const useLineState = (): LineState => useSyncExternalStore(watchLine, lineState, () => 'initialized')

/** Receives an event while the component is mounted; nothing without `params`. */
export function useEvent<E extends LiveEvent>(
  event: E,
  params: ParamsOf<E['channel']> | null,
  onEvent: EventHandler<E>,
): void {
  useListener(params === null ? null : channelName(event.channel, params), { event, onEvent })
}

type ChannelHandlers = Pick<Listener, 'onOpen' | 'onRefused' | 'onMembers'>

/** Joins a channel while the component is mounted; none without `params`. `send` is for client events. */
export function useChannel<C extends Channel>(channel: C, params: ParamsOf<C> | null, handlers: ChannelHandlers) {
  const listening = useListener(params === null ? null : channelName(channel, params), handlers)
  return {
    send: <E extends LiveEvent<C>>(event: E, payload: PayloadOf<E>) => listening.current?.send(event, payload),
  }
}

/** Always calls the latest handlers. */
function useListener<E extends LiveEvent>(channel: string | null, listener: Listener<E>) {
  const newest = useRef(listener)
  const listening = useRef<Listening | null>(null)
  const { event } = listener
  useEffect(() => {
    newest.current = listener
  })
  useEffect(() => {
    if (channel === null) return undefined
    let isGone = false
    const relay: Listener<E> = {
      ...(event && { event }),
      onEvent: (payload, sender) => newest.current.onEvent?.(payload, sender),
      onOpen: () => newest.current.onOpen?.(),
      onRefused: (refusal) => newest.current.onRefused?.(refusal),
      onMembers: (members) => newest.current.onMembers?.(members),
    }
    tabLine().then(
      (line) => {
        if (!isGone) listening.current = line.listen(channel, relay)
      },
      // The connection state already reports the failure.
      () => undefined,
    )
    return () => {
      isGone = true
      listening.current?.stop()
      listening.current = null
    }
  }, [channel, event])
  return listening
}
