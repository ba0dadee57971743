import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { demoCompanion } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import { changeCompanion, showCompanion } from './demo-companion.service.ts'

export function demoCompanionRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, demoCompanion.show, ({ db, viewer }) => showCompanion(db, platform, viewer))
  mount(app, pool, demoCompanion.change, ({ db, viewer, body }) => changeCompanion(db, platform, viewer, body.ending))
}
