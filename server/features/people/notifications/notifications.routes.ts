import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { acceptOneClick } from '#server/platform/http/one-click.ts'
import type { Platform } from '#server/platform/platform.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { push } from '#shared/features/people/notifications/push.contract.ts'
import { STOP_PATH } from './mail/unsubscribe-link.ts'
import { showMailState, stopMails } from './mail/unsubscribing.service.ts'
import { listNotifications, readAllUpTo, readNotification, showUnread } from './notifications.service.ts'
import { deletePushSubscription } from './push/push.queries.ts'
import { pushKey, subscribeBrowser } from './push/push.service.ts'

export function notificationsRoutes(app: App, platform: Platform): void {
  const { db, appKey } = platform
  mount(app, db, notificationList.list, ({ viewer, query, request }) =>
    listNotifications(db, platform, viewer.id, query, request.i18n),
  )
  mount(app, db, notificationList.unread, ({ viewer }) => showUnread(db, viewer.id))
  mount(app, db, notificationList.read, ({ viewer, params }) => readNotification(db, platform, viewer, params.id))
  mount(app, db, notificationList.readAll, ({ viewer, body }) => readAllUpTo(db, platform, viewer, body.upTo))
  mount(app, db, notificationList.mailState, ({ query }) => showMailState(db, appKey, query.token))
  mount(app, db, notificationList.stopMails, ({ body }) => stopMails(db, appKey, body.token))
  acceptOneClick(app, STOP_PATH, (token) => stopMails(db, appKey, token))

  mount(app, db, push.key, async () => ({ key: pushKey(platform) }))
  mount(app, db, push.subscribe, ({ viewer, body, request }) =>
    subscribeBrowser(db, { personId: viewer.id, credential: found(request.credential), i18n: request.i18n }, body),
  )
  mount(app, db, push.unsubscribe, ({ viewer, query }) => deletePushSubscription(db, viewer.id, query.endpoint))
}
