import { useCallback, useEffect, useState } from 'react'
import type { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { notificationCreated, notificationsRead } from '#shared/features/people/notifications/notifications.events.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'

type BellCountProps = { personId: string; onUnread: (unread: number) => void }

/** Keeps the unread count current: live while connected, fetched again on reconnect. */
export function BellCount({ personId, onUnread }: BellCountProps) {
  const { client } = useSession()
  const [title, setTitle] = useState('')

  const refresh = useCallback(() => {
    callApi<typeof notificationList.unread>(client, 'GET /shared/api/notifications/unread').then(
      ({ unread }) => onUnread(unread),
      // Keep the last count; it is fetched again on reconnect.
      () => undefined,
    )
  }, [client, onUnread])

  // Do not wait for a live connection: there may never be one.
  useEffect(refresh, [refresh])
  useChannel(personChannel, { personId }, { onOpen: refresh })
  useEvent(notificationCreated, { personId }, (created) => {
    onUnread(created.unread)
    setTitle(created.title)
  })
  useEvent(notificationsRead, { personId }, ({ unread }) => onUnread(unread))
  return (
    <span role="status" className="visually-hidden">
      <bdi>{title}</bdi>
    </span>
  )
}
