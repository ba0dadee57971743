import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ownServices } from '#shared/features/market/services/own-services.contract.ts'
import { services } from '#shared/features/market/services/services.contract.ts'
import { listServices, showService } from './browsing/browsing.service.ts'
import { countMarketplace } from './browsing/counts.service.ts'
import {
  changeService,
  createService,
  listOwnServices,
  showOwnService,
  stepService,
} from './own/own-services.service.ts'

export function servicesRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, services.counts, ({ db, viewer }) => countMarketplace(db, platform, viewer))
  mount(app, pool, services.list, ({ db, viewer, query }) => listServices(db, platform, viewer, query))
  mount(app, pool, services.show, ({ db, viewer, params }) => showService(db, platform, viewer, params.id))
  mount(app, pool, ownServices.list, ({ db, viewer }) => listOwnServices(db, platform, viewer))
  mount(app, pool, ownServices.show, ({ db, viewer, params }) => showOwnService(db, platform, viewer, params.id))
  mount(app, pool, ownServices.create, ({ db, viewer, body }) => createService(db, platform, viewer, body))
  mount(app, pool, ownServices.change, ({ viewer, params, body }) => changeService(platform, viewer, params.id, body))
  mount(app, pool, ownServices.step, ({ viewer, params, body }) => stepService(platform, viewer, params.id, body))
}
