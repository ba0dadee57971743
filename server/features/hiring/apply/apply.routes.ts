import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { applyForms } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { showApplyPreview } from './drafts/apply-preview.service.ts'
import { discardDraft, listDrafts, showDraft, startDraft, writeDraft } from './drafts/drafts.service.ts'
import { showForm, writeForm } from './forms/apply-forms.service.ts'
import { mailDraftLink, proveGuest, startAsGuest } from './guests/guests.service.ts'
import { submitDraft } from './sending/submit.service.ts'

export function applyRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, applyForms.show, ({ db, viewer, params }) => showForm(db, viewer, params.jobId))
  mount(app, pool, applyForms.write, ({ db, viewer, params, body }) =>
    writeForm(db, platform, viewer, params.jobId, body),
  )

  mount(app, pool, apply.before, ({ db, viewer, params }) => showApplyPreview(db, platform, viewer, params.jobId))
  mount(app, pool, apply.startAsGuest, ({ request, params, body }) =>
    startAsGuest(platform, request, params.jobId, body),
  )
  mount(app, pool, apply.proveGuest, ({ params, body, ...exchange }) =>
    proveGuest(platform, exchange, params.jobId, body),
  )

  mount(app, pool, apply.start, ({ db, viewer, request, params, body }) =>
    startDraft(db, platform, { viewer, i18n: request.i18n }, params.jobId, body),
  )
  mount(app, pool, apply.drafts, ({ db, viewer }) => listDrafts(db, viewer))
  mount(app, pool, apply.show, ({ db, viewer, request, params }) =>
    showDraft(db, platform, { viewer, i18n: request.i18n }, params.id),
  )
  mount(app, pool, apply.write, ({ db, viewer, request, params, body }) =>
    writeDraft(db, platform, { viewer, i18n: request.i18n }, params.id, body),
  )
  mount(app, pool, apply.submit, ({ db, viewer, params, body }) => submitDraft(db, platform, viewer, params.id, body))
  mount(app, pool, apply.discard, ({ db, viewer, params }) => discardDraft(db, platform, viewer, params.id))
  mount(app, pool, apply.mailLink, ({ viewer, request, params }) => mailDraftLink(platform, request, viewer, params.id))
}
