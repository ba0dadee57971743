import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { profileAdditions } from '#shared/features/people/profile/additions.contract.ts'
import { profile } from '#shared/features/people/profile/profile.contract.ts'
import { profilePage } from '#shared/features/people/profile/profile-page.contract.ts'
import { videoResume } from '#shared/features/people/profile/video/video-resume.contract.ts'
import { addToProfile } from './additions.service.ts'
import {
  orderEntries,
  readProfile,
  removeEntry,
  saveAbout,
  saveAvailability,
  saveContact,
  saveEntry,
  saveVisibility,
} from './profile.service.ts'
import { savePage, showPublicProfile } from './profile-page.service.ts'
import { presentProfileView } from './profile-views.presenter.ts'
import { resumeOutRoutes } from './resume-out/resume-out.routes.ts'
import { readOwnVideo, removeVideo, saveVideo, useRecording } from './video/video-resume.service.ts'

export function profileRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  const signer = createLinkSigner({ secret: platform.appKey, clock: platform.clock })
  mount(app, pool, profile.own, ({ db, viewer }) => readProfile(db, viewer.id))
  mount(app, pool, profile.saveAbout, ({ viewer, body }) => saveAbout(platform, viewer.id, body))
  mount(app, pool, profile.saveAvailability, ({ viewer, body }) => saveAvailability(platform, viewer.id, body))
  mount(app, pool, profile.saveContact, ({ viewer, body }) => saveContact(platform, viewer.id, body))
  mount(app, pool, profile.saveEntry, ({ viewer, params, body, request }) =>
    saveEntry(platform, viewer, { id: params.id, draft: body.entry, before: body.before, i18n: request.i18n }),
  )
  mount(app, pool, profile.removeEntry, ({ viewer, params }) => removeEntry(platform, viewer, params.id))
  mount(app, pool, profile.order, ({ viewer, body }) => orderEntries(platform, viewer.id, body))
  mount(app, pool, profile.saveVisibility, ({ viewer, body }) => saveVisibility(platform, viewer.id, body))
  mount(app, pool, profileAdditions.add, ({ viewer, body, request }) =>
    addToProfile(platform, viewer, body, request.i18n),
  )
  mount(app, pool, profilePage.save, ({ viewer, body, request }) => savePage(platform, viewer.id, body, request.i18n))
  mount(app, pool, profilePage.show, ({ params }) => showPublicProfile(platform, signer, params.handle))
  resumeOutRoutes(app, platform)
  mount(app, pool, videoResume.own, ({ db, viewer }) => readOwnVideo(db, signer, viewer))
  mount(app, pool, videoResume.use, ({ viewer, body }) => useRecording(platform, signer, viewer, body.recordingId))
  mount(app, pool, videoResume.save, ({ viewer, body }) => saveVideo(platform, signer, viewer, body))
  mount(app, pool, videoResume.remove, ({ viewer }) => removeVideo(platform, viewer))
  mount(app, pool, profile.preview, async ({ db, viewer, query }) =>
    presentProfileView(await readProfile(db, viewer.id), query.as),
  )
}
