import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { notificationEventNames } from '#shared/features/people/preferences/notification-events.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { type NotificationEvent, notificationGroups } from '#shared/notification-facts.ts'

const notification = z
  .object({
    id,
    group: z.enum(notificationGroups),
    /** In the reader's language. */
    title: z.string(),
    /** The path it leads to. */
    href: z.string(),
    at: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

const unread = z.object({ unread: z.int() })
export type Unread = z.infer<typeof unread>

const list = pageOf(notification).extend(unread.shape)
export type NotificationList = z.infer<typeof list>

const mailToken = z.string().max(1000)

const mailState = z
  .object({
    /** `unknown`: we did not create this link. */
    state: z.enum(['on', 'stopped', 'unknown']),
    /** Those that can be turned off. */
    events: z.array(z.enum(notificationEventNames as [NotificationEvent, ...NotificationEvent[]])),
  })
  .meta({ id: 'MailState' })
export type MailState = z.infer<typeof mailState>

export const notificationList = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/notifications',
    guard: 'verified',
    summary: 'Your notifications, newest first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: list,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/shared/api/notifications/unread',
    guard: 'verified',
    summary: 'Number of unread notifications.',
    response: unread,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/shared/api/notifications/:id/read',
    guard: 'verified',
    summary: 'Marks one notification as read; no email about it is sent.',
    params: z.object({ id }),
    response: unread,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/shared/api/notifications/read',
    guard: 'verified',
    summary: 'Marks this one and everything before it as read.',
    body: z.object({ upTo: id }).strict(),
    response: unread,
  }),
  mailState: endpoint({
    method: 'GET',
    path: '/shared/api/notifications/mails',
    guard: 'open',
    summary: 'Which emails an unsubscribe link is about, and whether they are still on. Changes nothing.',
    query: z.object({ token: mailToken }),
    response: mailState,
  }),
  stopMails: endpoint({
    method: 'POST',
    path: '/shared/api/notifications/mails',
    guard: 'open',
    summary: 'Unsubscribes from the emails an unsubscribe link is about.',
    body: z.object({ token: mailToken }).strict(),
    response: mailState,
  }),
}
