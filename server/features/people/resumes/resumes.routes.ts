import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { resumes } from '#shared/features/people/resumes/resumes.contract.ts'
import { readOwnResume } from './resumes.service.ts'

export function resumesRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, resumes.read, ({ viewer, params, request }) =>
    readOwnResume(platform, viewer, params.fileId, request.i18n),
  )
}
