// Properties of each kind of notification. Features declare theirs in X.notifications.ts on all three sides: these
// facts in shared, the title in server, the labels of the settings in web; a kind without labels does not compile.

import type { notifications } from './assembled/notifications.ts'

export type NotificationEvent = keyof typeof notifications

/** `app`: the list behind the bell. `push`: browsers in which the person has allowed it. */
export const notificationChannels = ['app', 'mail', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const notificationModes = ['off', 'instant', 'digest'] as const
export type NotificationMode = (typeof notificationModes)[number]

export const notificationGroups = ['talk', 'jobs', 'learning', 'security', 'data'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export type NotificationEventFacts = {
  group: NotificationGroup
  /** Applies until the person chooses. */
  defaults: Record<NotificationChannel, NotificationMode>
  /** The available choices; a digest only where a delay does no harm. */
  modes: readonly NotificationMode[]
  /**
   * Channels that cannot be turned off and ignore quiet hours, because whoever takes over an account would turn them
   * off.
   */
  alwaysOn: readonly NotificationChannel[]
  /** How long the email waits in case the person sees the notification in the app first. */
  mailAfterMinutes?: number
}

/** Always in the app and by email; push is up to the person. */
export const safetyNews = {
  defaults: { app: 'instant', mail: 'instant', push: 'instant' },
  modes: ['off', 'instant'],
  alwaysOn: ['app', 'mail'],
} as const

/** On all channels until the person turns it off. */
export const jobNews = {
  defaults: { app: 'instant', mail: 'instant', push: 'instant' },
  modes: ['off', 'instant'],
  alwaysOn: [],
} as const

export type NotificationFacts = Readonly<Record<string, NotificationEventFacts>>
