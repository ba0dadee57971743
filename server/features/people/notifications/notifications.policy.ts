import type { Id } from '#shared/kit/ids.ts'

/** What somebody was told is theirs alone. */
export const canReadNotification = (viewer: { id: Id }, notification: { personId: Id }): boolean =>
  notification.personId === viewer.id
