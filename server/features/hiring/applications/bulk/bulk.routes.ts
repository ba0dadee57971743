import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { bulk } from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import { cancelAll, messageAll, moveAll, previewAll, previewMessages, rejectAll } from './bulk.service.ts'

export function bulkRoutes(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, bulk.move, ({ viewer, body, request }) => moveAll(db, platform, { viewer, i18n: request.i18n }, body))
  mount(app, db, bulk.message, ({ viewer, body, request }) =>
    messageAll(db, platform, { viewer, i18n: request.i18n }, body),
  )
  mount(app, db, bulk.previewMessage, ({ viewer, body, request }) =>
    previewMessages(db, { viewer, i18n: request.i18n }, body),
  )
  mount(app, db, bulk.previewRejection, ({ viewer, body, request }) =>
    previewAll(db, platform, { viewer, i18n: request.i18n }, body),
  )
  mount(app, db, bulk.reject, ({ viewer, body, request }) =>
    rejectAll(db, platform, { viewer, i18n: request.i18n }, body),
  )
  mount(app, db, bulk.cancelRejection, ({ viewer, body, request }) =>
    cancelAll(db, platform, { viewer, i18n: request.i18n }, body.ids),
  )
}
