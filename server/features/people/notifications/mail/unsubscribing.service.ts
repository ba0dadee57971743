// What an unsubscribe link can do: say which emails it covers, and stop them. An invalid link gets the same response as a valid
// one: mail clients have nobody to show an error to.

import { changeNotifications, showNotifications } from '#server/features/people/preferences/notifications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { MailState } from '#shared/features/people/notifications/notifications.contract.ts'
import { canChoose } from '#shared/features/people/preferences/notification-events.ts'
import { readUnsubscribeToken } from './unsubscribe-link.ts'

const readLink = (appKey: string, token: string) => {
  const link = readUnsubscribeToken(appKey, token)
  return link && { personId: link.personId, events: link.events.filter((event) => canChoose(event, 'mail', 'off')) }
}

export async function showMailState(db: Db, appKey: string, token: string): Promise<MailState> {
  const link = readLink(appKey, token)
  if (!link) return { state: 'unknown', events: [] }
  const { choices } = await showNotifications(db, link.personId)
  const isOn = choices.some(
    ({ event, channel, mode }) => channel === 'mail' && mode !== 'off' && link.events.includes(event),
  )
  return { state: isOn ? 'on' : 'stopped', events: link.events }
}

export async function stopMails(db: Db, appKey: string, token: string): Promise<MailState> {
  const link = readLink(appKey, token)
  for (const event of link?.events ?? [])
    if (link) await changeNotifications(db, link.personId, { choice: { event, channel: 'mail', mode: 'off' } })
  return showMailState(db, appKey, token)
}
