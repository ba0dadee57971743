import { useCallback, useEffect } from 'react'
import type { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { notificationCreated } from '#shared/features/people/notifications/notifications.events.ts'
import { inboxChanged } from '#shared/features/talk/chat/chat.events.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { noApplications, setApplicationCount } from './application-count.ts'
import { onApplicationCountRefresh } from './application-count-refresh.ts'

/** Fetches the count on load, on notifications, after changes and on reconnect. */
export function ApplicationCountSync({ personId }: { personId: string }) {
  const { client } = useSession()
  const refresh = useCallback(() => {
    callApi<typeof applications.list>(client, 'GET /talent/api/applications', { query: { limit: 1 } }).then(
      ({ totals }) => setApplicationCount(totals),
      // Keep the last count; it is fetched again on reconnect.
      () => undefined,
    )
  }, [client])

  // Do not wait for a live connection: there may never be one.
  useEffect(refresh, [refresh])
  useEffect(() => onApplicationCountRefresh(refresh), [refresh])
  useEffect(() => () => setApplicationCount(noApplications), [])
  useChannel(personChannel, { personId }, { onOpen: refresh })
  useEvent(notificationCreated, { personId }, refresh)
  useEvent(inboxChanged, { personId }, refresh)
  return null
}
