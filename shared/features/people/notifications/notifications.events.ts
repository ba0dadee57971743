import { personChannel } from '#shared/kit/person-channel.ts'
import { event } from '#shared/live/event.ts'

export const notificationCreated = event('notification.created', {
  channel: personChannel,
  payload: (z) => z.object({ id: z.uuid(), title: z.string(), href: z.string(), unread: z.int() }),
})

/** Keeps the unread count the same in all open tabs. */
export const notificationsRead = event('notifications.read', {
  channel: personChannel,
  payload: (z) => z.object({ unread: z.int() }),
})
