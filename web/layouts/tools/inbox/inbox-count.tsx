import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { inboxChanged } from '#shared/features/talk/chat/chat.events.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { outboxKey } from '#web/features/talk/chat/outbox/outbox-key.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { askInboxUnread, tellInboxUnread } from './inbox-telling.ts'
import { useInboxUnread } from './inbox-unread.ts'

/** Keeps the number right on every page: live while there is a line, asked for whenever there is one again. */
export function InboxCount({ personId }: { personId: string }) {
  const session = useSession()
  const { client } = session
  const ask = useCallback(() => {
    const answered = askInboxUnread()
    callApi<typeof chat.unread>(client, 'GET /shared/api/conversations/unread').then(
      ({ unread }) => {
        answered(unread)
        if (unread > 0) tellDelivered(client)
      },
      // The number that is shown stays; it is asked for again when the line is back.
      () => undefined,
    )
  }, [client])

  // A line may never come about.
  useEffect(ask, [ask])
  useEffect(() => () => tellInboxUnread(0), [])
  useChannel(personChannel, { personId }, { onOpen: ask })
  useEvent(inboxChanged, { personId }, ({ unread, hasArrived }) => {
    tellInboxUnread(unread)
    if (hasArrived) tellDelivered(client)
  })
  useNumberInTitle()
  useEffect(() => {
    // What was left unsent goes out from whichever page is opened next.
    if (localStorage.getItem(outboxKey(personId)) === null) return
    void import('#web/features/talk/chat/outbox/person-outbox.ts').then(
      ({ personOutbox }) => personOutbox(session, personId).flush(),
      // Offline while it was to be loaded: the next page tries again.
      () => undefined,
    )
  }, [session, personId])
  return null
}

/** To the senders: it has arrived at a device, whichever page is open there. */
function tellDelivered(client: ReturnType<typeof useSession>['client']): void {
  callApi<typeof chat.delivered>(client, 'PUT /shared/api/conversations/delivered').catch(() => {
    // Told with the next message, or when the line is back.
  })
}

const NUMBER = /^\(\d+\) /

/** The page writes its title without the number; after each change of either, it is put before it. */
function useNumberInTitle(): void {
  const unread = useInboxUnread()
  const { key } = useLocation()
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(NUMBER, '')
      const wanted = unread > 0 ? `(${unread}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    write()
    return () => {
      document.title = document.title.replace(NUMBER, '')
    }
  }, [unread, key])
}
