import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { home } from '#shared/features/workspace/home/home.contract.ts'
import { listNextSteps } from './home.service.ts'

export function homeRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, home.nextSteps, ({ viewer }) => listNextSteps(platform, viewer))
}
