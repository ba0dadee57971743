// Everything a person can be told of without asking. An area adds a line per event and, because the compiler asks for
// them, its words in web/features/preferences/notification-words.ts; the settings screen and the delivery follow.

/** A channel is offered once something delivers over it. */
export const notificationChannels = ['mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const notificationModes = ['off', 'instant', 'digest'] as const
export type NotificationMode = (typeof notificationModes)[number]

export const notificationGroups = ['jobs', 'security', 'data'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export type NotificationEventFacts = {
  group: NotificationGroup
  /** What holds until the person chooses. */
  defaults: Record<NotificationChannel, NotificationMode>
  /** What can be chosen; a digest only where waiting for it costs nothing. */
  modes: readonly NotificationMode[]
  /** Cannot be switched off there, and does not wait for the end of quiet hours: whoever took over an account would. */
  alwaysOn: readonly NotificationChannel[]
}

export const notificationEvents = {
  job_alert: { group: 'jobs', defaults: { mail: 'instant' }, modes: ['off', 'instant'], alwaysOn: [] },
  job_invitation: { group: 'jobs', defaults: { mail: 'instant' }, modes: ['off', 'instant'], alwaysOn: [] },
  invitation_answered: { group: 'jobs', defaults: { mail: 'instant' }, modes: ['off', 'instant'], alwaysOn: [] },
  new_device: { group: 'security', defaults: { mail: 'instant' }, modes: ['instant'], alwaysOn: ['mail'] },
  ways_in_changed: { group: 'security', defaults: { mail: 'instant' }, modes: ['instant'], alwaysOn: ['mail'] },
  deletion_scheduled: { group: 'data', defaults: { mail: 'instant' }, modes: ['instant'], alwaysOn: ['mail'] },
  export_ready: { group: 'data', defaults: { mail: 'instant' }, modes: ['off', 'instant'], alwaysOn: [] },
} as const satisfies Record<string, NotificationEventFacts>

export type NotificationEvent = keyof typeof notificationEvents
export const notificationEventNames = Object.keys(notificationEvents) as NotificationEvent[]

export const factsOf = (event: NotificationEvent): NotificationEventFacts => notificationEvents[event]

export const isAlwaysOn = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  factsOf(event).alwaysOn.includes(channel)

export const canChoose = (event: NotificationEvent, channel: NotificationChannel, mode: NotificationMode): boolean =>
  !isAlwaysOn(event, channel) && factsOf(event).modes.includes(mode)
