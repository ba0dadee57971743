import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { talents } from '#shared/features/people/talents/talents.contract.ts'
import { readTalentFacts } from './talents.service.ts'

export function talentsRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, talents.ownFacts, ({ db, viewer }) => readTalentFacts({ db }, viewer.id))
}
