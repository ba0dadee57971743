import { nameKeptResume, removeKeptResume } from '#server/features/people/talents/kept-resumes.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { resumes } from '#shared/features/people/resumes/resumes.contract.ts'
import { listKeptResumes } from './resume-list.service.ts'
import { readOwnResume } from './resumes.service.ts'

export function resumesRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, resumes.list, ({ db, viewer }) => listKeptResumes(db, viewer.id))
  mount(app, platform.db, resumes.name, async ({ db, viewer, params, body }) => {
    await nameKeptResume(db, viewer.id, params.fileId, body.label)
    return listKeptResumes(db, viewer.id)
  })
  mount(app, platform.db, resumes.remove, async ({ viewer, params }) => {
    await removeKeptResume(platform, viewer.id, params.fileId)
    return listKeptResumes(platform.db, viewer.id)
  })
  mount(app, platform.db, resumes.read, ({ viewer, params, request }) =>
    readOwnResume(platform, viewer, params.fileId, request.i18n),
  )
}
