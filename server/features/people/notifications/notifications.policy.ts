import type { Id } from '#shared/kit/ids.ts'

export const canReadNotification = (viewer: { id: Id }, notification: { personId: Id }): boolean =>
  notification.personId === viewer.id
