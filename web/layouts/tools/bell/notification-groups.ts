import type { Notification } from '#shared/features/people/notifications/notifications.contract.ts'

/** Equal notifications in a row: the newest one, with all of them in `all`. */
export type NotificationGroup = Notification & { all: readonly Notification[] }

export function groupEqual(items: readonly Notification[]): NotificationGroup[] {
  const groups: NotificationGroup[] = []
  for (const item of items) {
    const group = groups.at(-1)
    const isSame = group?.title === item.title && group.href === item.href && group.isRead === item.isRead
    if (group && isSame) groups[groups.length - 1] = { ...group, all: [...group.all, item] }
    else groups.push({ ...item, all: [item] })
  }
  return groups
}
