// Live events for components: the only access to the live connection above the platform.

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Channel, channelName, type ParamsOf } from '#shared/live/channel.ts'
import type { LiveEvent, PayloadOf } from '#shared/live/event.ts'
import type { ConnectionState, EventHandler, Listener, Subscription } from './live-connection.ts'
import { connectionState, tabConnection, watchConnection } from './tab-connection.ts'

/** There is no live connection during server rendering. */
export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(watchConnection, connectionState, () => 'initialized')

/** Receives an event while the component is mounted; nothing without `params`. */
export function useEvent<E extends LiveEvent>(
  event: E,
  params: ParamsOf<E['channel']> | null,
  onEvent: EventHandler<E>,
): void {
  useListener(params === null ? null : channelName(event.channel, params), { event, onEvent })
}

type ChannelHandlers = Pick<Listener, 'onOpen' | 'onDenied' | 'onMembers'>

/** Joins a channel while the component is mounted; none without `params`. `send` is for client events. */
export function useChannel<C extends Channel>(channel: C, params: ParamsOf<C> | null, handlers: ChannelHandlers) {
  const subscription = useListener(params === null ? null : channelName(channel, params), handlers)
  return {
    send: <E extends LiveEvent<C>>(event: E, payload: PayloadOf<E>) => subscription.current?.send(event, payload),
  }
}

/** Always calls the latest handlers. */
function useListener<E extends LiveEvent>(channel: string | null, listener: Listener<E>) {
  const latest = useRef(listener)
  const subscription = useRef<Subscription | null>(null)
  const { event } = listener
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    if (channel === null) return undefined
    let isUnmounted = false
    const relay: Listener<E> = {
      ...(event && { event }),
      onEvent: (payload, sender) => latest.current.onEvent?.(payload, sender),
      onOpen: () => latest.current.onOpen?.(),
      onDenied: (denial) => latest.current.onDenied?.(denial),
      onMembers: (members) => latest.current.onMembers?.(members),
    }
    tabConnection().then(
      (connection) => {
        if (!isUnmounted) subscription.current = connection.listen(channel, relay)
      },
      // The connection state already reports the failure.
      () => undefined,
    )
    return () => {
      isUnmounted = true
      subscription.current?.stop()
      subscription.current = null
    }
  }, [channel, event])
  return subscription
}
