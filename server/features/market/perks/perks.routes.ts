import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { opsPerks, perks } from '#shared/features/market/perks/perks.contract.ts'
import { changePerk, claimPerk, createPerk, listOpsPerks, listPerks } from './perks.service.ts'

export function perksRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, perks.list, ({ db, viewer, query }) => listPerks(db, platform, viewer, query))
  mount(app, pool, perks.claim, ({ viewer, params }) => claimPerk(platform, viewer, params.id))
  mount(app, pool, opsPerks.list, ({ db, query }) => listOpsPerks(db, query))
  mount(app, pool, opsPerks.create, ({ db, viewer, body }) => createPerk(db, platform, viewer, body))
  mount(app, pool, opsPerks.change, ({ viewer, params, body }) => changePerk(platform, viewer, params.id, body))
}
