// What there is to say about a kind of notification. Each feature declares its own in X.notifications.ts on all three sides:
// these facts in shared, the title in server, the words of the settings in web; a kind without words does not compile.

import type { notifications } from './assembled/notifications.ts'

export type NotificationEvent = keyof typeof notifications

/** `app`: the list behind the bell. `push`: the browsers in which the person allowed it. */
export const notificationChannels = ['app', 'mail', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const notificationModes = ['off', 'instant', 'digest'] as const
export type NotificationMode = (typeof notificationModes)[number]

export const notificationGroups = ['talk', 'jobs', 'security', 'data'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export type NotificationEventFacts = {
  group: NotificationGroup
  /** What holds until the person chooses. */
  defaults: Record<NotificationChannel, NotificationMode>
  /** What can be chosen; a digest only where waiting for it costs nothing. */
  modes: readonly NotificationMode[]
  /** Cannot be switched off there, and does not wait for the end of quiet hours: whoever took over an account would. */
  alwaysOn: readonly NotificationChannel[]
  /** How long the mail waits for the person to see it in the product, where that is likely. */
  mailAfterMinutes?: number
}

/** Told in the product and by mail whatever the person says; a push beside it is up to them. */
export const safetyNews = {
  defaults: { app: 'instant', mail: 'instant', push: 'instant' },
  modes: ['off', 'instant'],
  alwaysOn: ['app', 'mail'],
} as const

/** Told everywhere until the person switches it off. */
export const jobNews = {
  defaults: { app: 'instant', mail: 'instant', push: 'instant' },
  modes: ['off', 'instant'],
  alwaysOn: [],
} as const

export type NotificationFacts = Readonly<Record<string, NotificationEventFacts>>
