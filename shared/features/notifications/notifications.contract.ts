import { z } from 'zod'
import { endpoint, nothing } from '../../endpoint.ts'
import { id } from '../../kit/ids.ts'
import { pageOf, pageQuery } from '../../kit/pagination.ts'
import { notificationGroups } from '../preferences/notification-events.ts'

const notification = z
  .object({
    id,
    group: z.enum(notificationGroups),
    /** In the language of whoever asks. */
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

export const notificationList = {
  list: endpoint({
    method: 'GET',
    path: '/shared/api/notifications',
    guard: 'verified',
    summary: 'What the person was told, newest first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: list,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/shared/api/notifications/unread',
    guard: 'verified',
    summary: 'How many of them are unread.',
    response: unread,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/shared/api/notifications/:id/read',
    guard: 'verified',
    summary: 'Marks one as read; no mail about it follows.',
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
  unsubscribe: endpoint({
    method: 'POST',
    path: '/shared/api/notifications/unsubscribe',
    guard: 'open',
    summary: 'Ends mails of the kind that held this link. Called by mail programs, without a session.',
    query: z.object({ token: z.string().max(1000) }),
    response: nothing,
    provesItself: true,
  }),
}
