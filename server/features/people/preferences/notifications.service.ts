// How a person wants to be notified, and whether now is a good time.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { factsOf, isAlwaysOn, notificationEventNames } from '#shared/features/people/preferences/notification-events.ts'
import type {
  NotificationChange,
  NotificationSettings,
} from '#shared/features/people/preferences/notifications.contract.ts'
import { type QuietHours, quietUntil } from '#shared/features/people/preferences/quiet-hours.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  type NotificationChannel,
  type NotificationEvent,
  type NotificationMode,
  notificationChannels,
} from '#shared/notification-facts.ts'
import {
  type PreferencesRow,
  selectNotificationChoices,
  selectPreferences,
  upsertNotificationChoice,
  upsertPreferences,
} from './preferences.queries.ts'

/** `later` is the end of the quiet hours; digests are assembled by whoever delivers them. */
export type Delivery = { when: 'now' } | { when: 'later'; at: Date } | { when: 'digest' } | { when: 'never' }

export async function showNotifications(db: Db, personId: Id): Promise<NotificationSettings> {
  const row = await selectPreferences(db, personId)
  const modeOf = await modesOf(db, personId)
  return {
    choices: notificationEventNames.flatMap((event) =>
      notificationChannels.map((channel) => ({ event, channel, mode: modeOf(event, channel) })),
    ),
    quietHours: quietHoursOf(row),
  }
}

export function changeNotifications(db: Db, personId: Id, change: NotificationChange): Promise<NotificationSettings> {
  return transaction(db, async (tx) => {
    if (change.choice) await upsertNotificationChoice(tx, personId, change.choice)
    if (change.quietHours !== undefined) {
      const { from = null, to = null } = change.quietHours ?? {}
      await upsertPreferences(tx, personId, { quietFrom: from, quietTo: to })
    }
    return showNotifications(tx, personId)
  })
}

export type Deliveries = Record<NotificationChannel, Delivery>

export async function deliveriesFor(db: Db, personId: Id, event: NotificationEvent, now: Date): Promise<Deliveries> {
  // Sequential: this runs in transactions, which have one connection.
  const modeOf = await modesOf(db, personId)
  const row = await selectPreferences(db, personId)
  const { timeZone } = await findPerson(db, personId)
  const quietHours = quietHoursOf(row)
  const end = quietHours && quietUntil(quietHours, timeZone ?? 'UTC', now.getTime())
  const deliveryOn = (channel: NotificationChannel): Delivery => {
    const mode = modeOf(event, channel)
    if (mode === 'off') return { when: 'never' }
    if (mode === 'digest') return { when: 'digest' }
    return end === null || isAlwaysOn(event, channel) ? { when: 'now' } : { when: 'later', at: new Date(end) }
  }
  return Object.fromEntries(notificationChannels.map((channel) => [channel, deliveryOn(channel)])) as Deliveries
}

/** The choice, else the default. A choice the event no longer offers is ignored. */
async function modesOf(db: Db, personId: Id) {
  const chosen = await selectNotificationChoices(db, personId)
  return (event: NotificationEvent, channel: NotificationChannel): NotificationMode => {
    const { defaults, modes } = factsOf(event)
    const mode = chosen.find((choice) => choice.event === event && choice.channel === channel)?.mode
    return mode !== undefined && modes.includes(mode) && !isAlwaysOn(event, channel) ? mode : defaults[channel]
  }
}

const quietHoursOf = (row: PreferencesRow | null): QuietHours | null =>
  row === null || row.quietFrom === null || row.quietTo === null ? null : { from: row.quietFrom, to: row.quietTo }
