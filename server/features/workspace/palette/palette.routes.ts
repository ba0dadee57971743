import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { palette } from '#shared/features/workspace/palette/palette.contract.ts'
import { searchEverything } from './palette.service.ts'

export function paletteRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, palette.search, ({ viewer, query, request }) =>
    searchEverything(platform, { viewer, i18n: request.i18n }, query.q),
  )
}
