import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { boards } from '#shared/features/jobs/feeds/boards.contract.ts'
import { feedMappings } from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import { feeds } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { addBoard, changeBoard, listBoardItems, removeBoard, runBoardNow } from './boards/boards.service.ts'
import {
  changeAnyFeedStatus,
  changeFeedStatus,
  createFeed,
  listAllFeeds,
  listFeedItems,
  listFeeds,
  removeFeed,
  runFeedNow,
} from './feeds.service.ts'
import { correctMapping, showMapping } from './mapping/feed-mapping.service.ts'
import { publicFeedsRoutes } from './outgoing/public-feeds.routes.ts'

function boardRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, boards.create, ({ db, viewer, request, body }) =>
    addBoard(db, platform, { viewer, i18n: request.i18n }, body),
  )
  mount(app, platform.db, boards.change, ({ db, viewer, request, params, body }) =>
    changeBoard(db, platform, { viewer, i18n: request.i18n }, params.id, body),
  )
  mount(app, platform.db, boards.remove, ({ db, viewer, request, params }) =>
    removeBoard(db, platform, { viewer, i18n: request.i18n }, params.id),
  )
  mount(app, platform.db, boards.run, ({ db, viewer, request, params }) =>
    runBoardNow(db, platform, { viewer, i18n: request.i18n }, params.id),
  )
  mount(app, platform.db, boards.items, ({ db, params, query }) => listBoardItems(db, params.id, query))
}

export function feedsRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, feeds.list, ({ db, viewer, request, params }) =>
    listFeeds(db, { viewer, i18n: request.i18n }, params.companyId),
  )
  mount(app, platform.db, feeds.create, ({ db, viewer, request, params, body }) =>
    createFeed(db, platform, { viewer, i18n: request.i18n }, params.companyId, body),
  )
  mount(app, platform.db, feeds.changeStatus, ({ db, viewer, request, params, body }) =>
    changeFeedStatus(db, { viewer, i18n: request.i18n }, params.id, body.event),
  )
  mount(app, platform.db, feeds.remove, ({ db, viewer, params }) => removeFeed(db, platform, viewer, params.id))
  mount(app, platform.db, feeds.run, ({ db, viewer, request, params }) =>
    runFeedNow(db, platform, { viewer, i18n: request.i18n }, params.id),
  )
  mount(app, platform.db, feeds.items, ({ db, viewer, params, query }) => listFeedItems(db, viewer, params.id, query))
  mount(app, platform.db, feedMappings.show, ({ db, viewer, params }) => showMapping(db, viewer, params.id))
  mount(app, platform.db, feedMappings.correct, ({ db, viewer, params, body }) =>
    correctMapping(db, platform, viewer, params.id, body.correction),
  )
  mount(app, platform.db, feeds.listAll, ({ db, request, query }) => listAllFeeds(db, request.i18n, query))
  mount(app, platform.db, feeds.changeAnyStatus, ({ db, viewer, request, params, body }) =>
    changeAnyFeedStatus(db, platform, { viewer, i18n: request.i18n }, params.id, body.event),
  )
  boardRoutes(app, platform)
  publicFeedsRoutes(app, platform)
}
