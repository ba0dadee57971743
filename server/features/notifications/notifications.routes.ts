import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { notificationList } from '#shared/features/notifications/notifications.contract.ts'
import { push } from '#shared/features/notifications/push.contract.ts'
import { unsubscribeByLink } from './mail/due-mails.service.ts'
import { listNotifications, readAllUpTo, readNotification, showUnread } from './notifications.service.ts'
import { deletePushSubscription } from './push/push.queries.ts'
import { pushKey, subscribeBrowser } from './push/push.service.ts'

export function notificationsRoutes(app: App, platform: Platform): void {
  const { db, appKey } = platform
  mount(app, db, notificationList.list, ({ viewer, query, request }) =>
    listNotifications(db, viewer.id, query, request.i18n),
  )
  mount(app, db, notificationList.unread, ({ viewer }) => showUnread(db, viewer.id))
  mount(app, db, notificationList.read, ({ viewer, params }) => readNotification(db, platform, viewer, params.id))
  mount(app, db, notificationList.readAll, ({ viewer, body }) => readAllUpTo(db, platform, viewer, body.upTo))
  mount(app, db, notificationList.unsubscribe, ({ query }) => unsubscribeByLink(db, appKey, query.token))

  mount(app, db, push.key, async () => ({ key: pushKey(platform) }))
  mount(app, db, push.subscribe, ({ viewer, body, request }) =>
    subscribeBrowser(db, viewer.id, found(request.credential), body),
  )
  mount(app, db, push.unsubscribe, ({ viewer, query }) => deletePushSubscription(db, viewer.id, query.endpoint))
}
