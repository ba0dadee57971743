import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sources } from '#shared/features/entry/sources/sources.contract.ts'
import {
  createSource,
  endSource,
  listReferredPeople,
  listSources,
  recordArrival,
  showRecentSource,
  showSource,
} from './sources.service.ts'

export function sourcesRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  mount(app, db, sources.show, ({ params }) => showSource(platform, params.id))
  mount(app, db, sources.recent, ({ viewer }) => showRecentSource(platform, viewer))
  mount(app, db, sources.arrive, ({ viewer, params, body }) =>
    recordArrival(platform, { personId: viewer.id, linkId: params.id, path: body.path, isSignUp: false }),
  )
  mount(app, db, sources.list, ({ viewer, query }) => listSources(platform, viewer, query))
  mount(app, db, sources.create, ({ db: tx, viewer, body }) => createSource({ db: tx, clock }, viewer, body))
  mount(app, db, sources.end, ({ viewer, params }) => endSource(platform, viewer, params.id))
  mount(app, db, sources.people, ({ viewer, params, query }) => listReferredPeople(platform, viewer, params.id, query))
}
