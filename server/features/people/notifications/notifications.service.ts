// The notification list and its read state.

import type { I18n } from '@lingui/core'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { NotificationList, Unread } from '#shared/features/people/notifications/notifications.contract.ts'
import { notificationsRead } from '#shared/features/people/notifications/notifications.events.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'
import { canReadNotification } from './notifications.policy.ts'
import { presentNotification } from './notifications.presenter.ts'
import {
  countUnread,
  deleteNotificationsBefore,
  selectNotification,
  selectNotifications,
  updateRead,
  updateReadSubjects,
  updateReadUpTo,
} from './notifications.queries.ts'

const KEPT_DAYS = 90

type Deps = Pick<Platform, 'clock' | 'realtime'>
type PageQuery = { cursor?: Id | undefined; limit: number }

export async function listNotifications(
  db: Db,
  { wiring }: Platform,
  personId: Id,
  query: PageQuery,
  i18n: I18n,
): Promise<NotificationList> {
  const [rows, unread] = await Promise.all([
    selectNotifications(db, personId, { before: query.cursor, limit: query.limit + 1 }),
    countUnread(db, personId),
  ])
  return { ...toPage(rows, query.limit, (row) => presentNotification(row, wiring, i18n)), unread }
}

export const showUnread = async (db: Db, personId: Id): Promise<Unread> => ({ unread: await countUnread(db, personId) })

export async function readNotification(db: Db, platform: Deps, viewer: { id: Id }, id: Id): Promise<Unread> {
  const row = found(await selectNotification(db, id))
  ensure(canReadNotification(viewer, row), 'not_found')
  await updateRead(db, id, platform.clock.now())
  return publishUnread(db, platform, viewer.id)
}

export async function readAllUpTo(db: Db, platform: Deps, viewer: { id: Id }, upTo: Id): Promise<Unread> {
  await updateReadUpTo(db, viewer.id, upTo, platform.clock.now())
  return publishUnread(db, platform, viewer.id)
}

/** For features in which the person has just seen the subject itself: marks it read, so no email follows. */
export async function readSubjects(
  db: Db,
  platform: Deps,
  lines: { personId: Id; event: NotificationEvent; subjects: readonly string[] },
): Promise<void> {
  if (lines.subjects.length === 0) return
  if (await updateReadSubjects(db, lines, platform.clock.now())) await publishUnread(db, platform, lines.personId)
}

export async function deleteOldNotifications({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteNotificationsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000))
}

/** Keeps the count the same in every open tab. */
async function publishUnread(db: Db, { realtime }: Deps, personId: Id): Promise<Unread> {
  const unread = await showUnread(db, personId)
  realtime.publish(notificationsRead, { personId }, unread, { tx: db })
  return unread
}
