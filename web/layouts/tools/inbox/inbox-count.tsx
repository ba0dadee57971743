import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { inboxChanged } from '#shared/features/talk/chat/chat.events.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { outboxKey } from '#web/features/talk/chat/outbox/outbox-key.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { useInboxUnread } from './inbox-unread.ts'
import { setInboxUnread, startInboxUnreadRequest } from './inbox-unread-order.ts'

/** Keeps the unread count current on every page: live while connected, fetched again on reconnect. */
export function InboxCount({ personId }: { personId: string }) {
  const session = useSession()
  const { client } = session
  const refresh = useCallback(() => {
    const showResponse = startInboxUnreadRequest()
    callApi<typeof chat.unread>(client, 'GET /shared/api/conversations/unread').then(
      ({ unread }) => {
        showResponse(unread)
        if (unread > 0) reportDelivered(client)
      },
      // Keep the last count; it is fetched again on reconnect.
      () => undefined,
    )
  }, [client])

  // Do not wait for a live connection: there may never be one.
  useEffect(refresh, [refresh])
  useEffect(() => () => setInboxUnread(0), [])
  useChannel(personChannel, { personId }, { onOpen: refresh })
  useEvent(inboxChanged, { personId }, ({ unread, hasArrived }) => {
    setInboxUnread(unread)
    if (hasArrived) reportDelivered(client)
  })
  useCountInTitle()
  useEffect(() => {
    // Unsent messages go out from whichever page is opened next.
    if (localStorage.getItem(outboxKey(personId)) === null) return
    void import('#web/features/talk/chat/outbox/person-outbox.ts').then(
      ({ personOutbox }) => personOutbox(session, personId).flush(),
      // Offline while loading the module: the next page tries again.
      () => undefined,
    )
  }, [session, personId])
  return null
}

/** Tells the senders that their messages have reached a device. */
function reportDelivered(client: ReturnType<typeof useSession>['client']): void {
  callApi<typeof chat.delivered>(client, 'PUT /shared/api/conversations/delivered').catch(() => {
    // Repeated with the next message or on reconnect.
  })
}

const COUNT_PREFIX = /^\(\d+\) /

/** The page sets its title without the count; put the count in front after either changes. */
function useCountInTitle(): void {
  const unread = useInboxUnread()
  const { key } = useLocation()
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(COUNT_PREFIX, '')
      const title = unread > 0 ? `(${unread}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    write()
    return () => {
      document.title = document.title.replace(COUNT_PREFIX, '')
    }
  }, [unread, key])
}
