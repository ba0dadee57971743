import { saveResume } from '#server/features/people/talents/kept-resumes.service.ts'
import { saveHours, savePayFloor, savePlace, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { advanceStep, finishOnboarding, goToStep, showOnboarding } from './onboarding.service.ts'

export function onboardingRoutes(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, onboarding.show, ({ viewer }) => showOnboarding(platform, viewer.id))
  mount(app, db, onboarding.savePlace, async ({ viewer, body }) => {
    await savePlace(platform, viewer.id, body)
    return advanceStep(platform, viewer.id, 'place')
  })
  mount(app, db, onboarding.saveHours, async ({ viewer, body }) => {
    await saveHours(platform, viewer.id, body)
    return advanceStep(platform, viewer.id, 'hours')
  })
  mount(app, db, onboarding.savePay, async ({ viewer, body }) => {
    await savePayFloor(platform, viewer.id, body)
    return advanceStep(platform, viewer.id, 'pay')
  })
  mount(app, db, onboarding.saveWork, async ({ viewer, body, request }) => {
    await saveWork(platform, viewer.id, body, request.i18n)
    return advanceStep(platform, viewer.id, 'work')
  })
  mount(app, db, onboarding.saveResume, async ({ viewer, body }) => {
    await saveResume(platform, viewer.id, body.fileId)
    return advanceStep(platform, viewer.id, 'resume')
  })
  mount(app, db, onboarding.goTo, ({ viewer, body }) => goToStep(platform, viewer.id, body.step))
  mount(app, db, onboarding.finish, ({ viewer }) => finishOnboarding(platform, viewer))
}
