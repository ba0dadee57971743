// Everything a person can be told of without asking. An area adds a line per event and, because the compiler asks for
// them, its words: for the settings in web/features/people/preferences/notifications/notification-words.ts, for the telling in
// server/features/people/notifications/notification-words.ts. The settings screen and the delivery follow.

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
const safety = {
  defaults: { app: 'instant', mail: 'instant', push: 'instant' },
  modes: ['off', 'instant'],
  alwaysOn: ['app', 'mail'],
} as const

const job = {
  defaults: { app: 'instant', mail: 'instant', push: 'instant' },
  modes: ['off', 'instant'],
  alwaysOn: [],
} as const

export const notificationEvents = {
  // The inbox counts its unread itself, so the bell need not.
  new_message: {
    group: 'talk',
    defaults: { app: 'off', mail: 'instant', push: 'instant' },
    modes: ['off', 'instant', 'digest'],
    alwaysOn: [],
    mailAfterMinutes: 10,
  },
  job_alert: { group: 'jobs', ...job, defaults: { app: 'instant', mail: 'instant', push: 'off' } },
  job_invitation: { group: 'jobs', ...job },
  invitation_answered: { group: 'jobs', ...job },
  draft_waiting: { group: 'jobs', ...job, defaults: { app: 'instant', mail: 'instant', push: 'off' } },
  application_received: { group: 'jobs', ...job, modes: ['off', 'instant', 'digest'] },
  application_withdrawn: { group: 'jobs', ...job, modes: ['off', 'instant', 'digest'] },
  reply_due: { group: 'jobs', ...job },
  application_seen: {
    group: 'jobs',
    defaults: { app: 'instant', mail: 'off', push: 'off' },
    modes: ['off', 'instant', 'digest'],
    alwaysOn: [],
  },
  application_moved: { group: 'jobs', ...job },
  application_refused: { group: 'jobs', ...job },
  application_ended: { group: 'jobs', ...job },
  screener_due: { group: 'jobs', ...job },
  new_device: { group: 'security', ...safety },
  ways_in_changed: { group: 'security', ...safety },
  deletion_scheduled: { group: 'data', ...safety },
  export_ready: {
    group: 'data',
    defaults: { app: 'instant', mail: 'instant', push: 'off' },
    modes: ['off', 'instant'],
    alwaysOn: [],
  },
} as const satisfies Record<string, NotificationEventFacts>

export type NotificationEvent = keyof typeof notificationEvents
export const notificationEventNames = Object.keys(notificationEvents) as NotificationEvent[]

export const factsOf = (event: NotificationEvent): NotificationEventFacts => notificationEvents[event]

export const isAlwaysOn = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  factsOf(event).alwaysOn.includes(channel)

export const canChoose = (event: NotificationEvent, channel: NotificationChannel, mode: NotificationMode): boolean =>
  !isAlwaysOn(event, channel) && factsOf(event).modes.includes(mode)
