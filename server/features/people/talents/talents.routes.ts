import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { talents } from '#shared/features/people/talents/talents.contract.ts'
import { saveResume } from './kept-resumes.service.ts'
import { readTalentFacts, saveHours, savePayFloor, savePlace, saveWork } from './talents.service.ts'

export function talentsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, talents.ownFacts, ({ db, viewer }) => readTalentFacts({ db }, viewer.id))
  mount(app, pool, talents.savePlace, async ({ viewer, body }) => {
    await savePlace(platform, viewer.id, body)
    return readTalentFacts(platform, viewer.id)
  })
  mount(app, pool, talents.saveHours, async ({ viewer, body }) => {
    await saveHours(platform, viewer.id, body)
    return readTalentFacts(platform, viewer.id)
  })
  mount(app, pool, talents.savePay, async ({ viewer, body }) => {
    await savePayFloor(platform, viewer.id, body)
    return readTalentFacts(platform, viewer.id)
  })
  mount(app, pool, talents.saveWork, async ({ viewer, body, request }) => {
    await saveWork(platform, viewer.id, body, request.i18n)
    return readTalentFacts(platform, viewer.id)
  })
  mount(app, pool, talents.saveResume, async ({ viewer, body }) => {
    await saveResume(platform, viewer.id, body.fileId)
    return readTalentFacts(platform, viewer.id)
  })
}
