import { sendFeed } from '#server/features/jobs/feeds/outgoing/send-feed.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { acceptOneClick } from '#server/platform/http/one-click.ts'
import type { Platform } from '#server/platform/platform.ts'
import { savedSearches } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { FEEDS_PATH, STOP_PATH } from './saved-search-links.ts'
import {
  changeFeed,
  changeSearch,
  listSearches,
  markSearchViewed,
  removeSearch,
  saveSearch,
  showAlertState,
  stopAlert,
} from './saved-searches.service.ts'
import { searchFeed } from './search-feed.service.ts'

export function savedSearchesRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, savedSearches.list, ({ db, viewer }) => listSearches(db, platform, viewer))
  mount(app, pool, savedSearches.create, ({ db, viewer, request, body }) =>
    saveSearch(db, platform, { viewer, i18n: request.i18n }, body),
  )
  mount(app, pool, savedSearches.change, ({ db, viewer, request, params, body }) =>
    changeSearch(db, platform, { viewer, i18n: request.i18n }, params.id, body),
  )
  mount(app, pool, savedSearches.remove, ({ db, viewer, params }) => removeSearch(db, viewer, params.id))
  mount(app, pool, savedSearches.look, ({ db, viewer, params }) => markSearchViewed(db, platform, viewer, params.id))
  mount(app, pool, savedSearches.openFeed, ({ db, viewer, params }) =>
    changeFeed(db, platform, viewer, params.id, true),
  )
  mount(app, pool, savedSearches.closeFeed, ({ db, viewer, params }) =>
    changeFeed(db, platform, viewer, params.id, false),
  )
  mount(app, pool, savedSearches.alertState, ({ db, query }) => showAlertState(db, platform, query.token))
  mount(app, pool, savedSearches.stopAlert, ({ db, body }) => stopAlert(db, platform, body.token))

  acceptOneClick(app, STOP_PATH, (token) => stopAlert(pool, platform, token))
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${FEEDS_PATH}/:file`,
    { config: { guard: 'open', isAnonymous: true, limit: 'default' }, schema: { hide: true } },
    async (request, reply) =>
      sendFeed(request, reply, await searchFeed(platform, request.params.file, request.query), 'private'),
  )
}
