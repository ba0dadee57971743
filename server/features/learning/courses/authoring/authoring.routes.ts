import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { opsCourses, opsLessons } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { addLesson, changeLesson, removeLesson, showDraftLesson } from './draft-lessons.service.ts'
import { publishDraft, restoreVersion, unscheduleDraft } from './draft-publishing.service.ts'
import { changeDraft, createDraft, listDrafts, removeDraft, showDraft } from './drafts.service.ts'
import { changeListing } from './listing.service.ts'

export function authoringRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, opsCourses.list, ({ db, query }) => listDrafts(db, query))
  mount(app, pool, opsCourses.show, ({ db, params }) => showDraft(db, params.id))
  mount(app, pool, opsCourses.create, ({ db, viewer, body }) => createDraft(platform, db, viewer, body))
  mount(app, pool, opsCourses.change, ({ viewer, params, body }) => changeDraft(platform, viewer, params.id, body))
  mount(app, pool, opsCourses.remove, ({ viewer, params }) => removeDraft(platform, viewer, params.id))
  mount(app, pool, opsCourses.publish, ({ viewer, params, body }) => publishDraft(platform, viewer, params.id, body.at))
  mount(app, pool, opsCourses.unschedule, ({ viewer, params }) => unscheduleDraft(platform, viewer, params.id))
  mount(app, pool, opsCourses.restore, ({ viewer, params }) =>
    restoreVersion(platform, viewer, params.id, params.version),
  )
  mount(app, pool, opsCourses.changeListing, ({ viewer, params, body }) =>
    changeListing(platform, viewer, params.id, body.isListed),
  )
  mount(app, pool, opsLessons.show, ({ db, params }) => showDraftLesson(db, params))
  mount(app, pool, opsLessons.create, ({ db, viewer, params, body }) =>
    addLesson(platform, db, viewer, params.id, body),
  )
  mount(app, pool, opsLessons.change, ({ viewer, params, body }) => changeLesson(platform, viewer, params, body))
  mount(app, pool, opsLessons.remove, ({ viewer, params }) => removeLesson(platform, viewer, params))
}
