import { useQueryClient } from '@tanstack/react-query'
import { notificationCreated } from '#shared/features/people/notifications/notifications.events.ts'
import { inboxChanged } from '#shared/features/talk/chat/chat.events.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'

/** Refetches on a notification, on a message and after a reconnect. */
export function useLiveApplications(): void {
  const cache = useQueryClient()
  const identity = useIdentity()
  const refresh = () => void cache.invalidateQueries({ queryKey: ['talent', 'applications'] })
  const person = identity && { personId: identity.id }
  useChannel(personChannel, person, { onOpen: refresh })
  useEvent(notificationCreated, person, refresh)
  useEvent(inboxChanged, person, refresh)
}
