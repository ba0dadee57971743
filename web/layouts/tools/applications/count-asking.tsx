import { useCallback, useEffect } from 'react'
import type { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { notificationCreated } from '#shared/features/people/notifications/notifications.events.ts'
import { inboxChanged } from '#shared/features/talk/chat/chat.events.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { noApplications, showApplicationCount } from './application-count.ts'
import { onApplicationCountAsked } from './count-asked.ts'

/** Fetches the count on load, on notifications, after changes and on reconnect. */
export function CountAsking({ personId }: { personId: string }) {
  const { client } = useSession()
  const ask = useCallback(() => {
    callApi<typeof applications.list>(client, 'GET /talent/api/applications', { query: { limit: 1 } }).then(
      ({ totals }) => showApplicationCount(totals),
      // Keep the last count; it is fetched again on reconnect.
      () => undefined,
    )
  }, [client])

  // Do not wait for a live connection: there may never be one.
  useEffect(ask, [ask])
  useEffect(() => onApplicationCountAsked(ask), [ask])
  useEffect(() => () => showApplicationCount(noApplications), [])
  useChannel(personChannel, { personId }, { onOpen: ask })
  useEvent(notificationCreated, { personId }, ask)
  useEvent(inboxChanged, { personId }, ask)
  return null
}
