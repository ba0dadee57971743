import type { Notification } from '#shared/features/people/notifications/notifications.contract.ts'

/** Equal notifications in a row: the newest one, with all of them in `all`. */
export type Line = Notification & { all: readonly Notification[] }

export function joinSame(items: readonly Notification[]): Line[] {
  const lines: Line[] = []
  for (const item of items) {
    const line = lines.at(-1)
    const isSame = line?.title === item.title && line.href === item.href && line.isRead === item.isRead
    if (line && isSame) lines[lines.length - 1] = { ...line, all: [...line.all, item] }
    else lines.push({ ...item, all: [item] })
  }
  return lines
}
