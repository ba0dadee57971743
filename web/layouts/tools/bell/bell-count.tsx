import { useCallback, useEffect, useState } from 'react'
import type { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { personChannelOf } from '#shared/kit/person-channel.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useChannel } from '#web/platform/realtime/use-line.ts'

type BellCountProps = { personId: string; onUnread: (unread: number) => void }
type Told = { unread: number; title?: string }

/** Keeps the number right: live while there is a line, asked for whenever there is one again. */
export function BellCount({ personId, onUnread }: BellCountProps) {
  const { client } = useSession()
  const [title, setTitle] = useState('')

  const ask = useCallback(() => {
    callApi<typeof notificationList.unread>(client, 'GET /shared/api/notifications/unread').then(
      ({ unread }) => onUnread(unread),
      // The number that is shown stays; it is asked for again when the line is back.
      () => undefined,
    )
  }, [client, onUnread])

  // A line may never come about.
  useEffect(ask, [ask])
  useChannel(personChannelOf(personId), {
    onOpen: ask,
    events: {
      'notification.created': (data) => {
        const told = data as Told
        onUnread(told.unread)
        setTitle(told.title ?? '')
      },
      'notifications.read': (data) => onUnread((data as Told).unread),
    },
  })
  return (
    <span role="status" className="visually-hidden">
      {title}
    </span>
  )
}
