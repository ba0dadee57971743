import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { feeds } from '#shared/features/feeds/feeds.contract.ts'
import {
  changeAnyFeedStatus,
  changeFeedStatus,
  createFeed,
  listAllFeeds,
  listFeedItems,
  listFeeds,
  runFeedNow,
} from './feeds.service.ts'

export function feedsRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, feeds.list, ({ db, viewer, params }) => listFeeds(db, viewer, params.companyId))
  mount(app, platform.db, feeds.create, ({ db, viewer, params, body }) =>
    createFeed(db, platform, viewer, params.companyId, body),
  )
  mount(app, platform.db, feeds.changeStatus, ({ db, viewer, params, body }) =>
    changeFeedStatus(db, viewer, params.id, body.event),
  )
  mount(app, platform.db, feeds.run, ({ db, viewer, params }) => runFeedNow(db, platform, viewer, params.id))
  mount(app, platform.db, feeds.items, ({ db, viewer, params, query }) => listFeedItems(db, viewer, params.id, query))
  mount(app, platform.db, feeds.listAll, ({ db, query }) => listAllFeeds(db, query))
  mount(app, platform.db, feeds.changeAnyStatus, ({ db, viewer, params, body }) =>
    changeAnyFeedStatus(db, viewer, params.id, body.event),
  )
}
