import { notifications } from '#shared/assembled/notifications.ts'
import type {
  NotificationChannel,
  NotificationEvent,
  NotificationEventFacts,
  NotificationMode,
} from '#shared/notification-facts.ts'

export const notificationEventNames = Object.keys(notifications) as NotificationEvent[]

export const factsOf = (event: NotificationEvent): NotificationEventFacts => notifications[event]

export const isAlwaysOn = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  factsOf(event).alwaysOn.includes(channel)

export const canChoose = (event: NotificationEvent, channel: NotificationChannel, mode: NotificationMode): boolean =>
  !isAlwaysOn(event, channel) && factsOf(event).modes.includes(mode)
