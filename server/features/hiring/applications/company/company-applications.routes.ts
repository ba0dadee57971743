import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyApplications } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { hiddenNames } from '#shared/features/hiring/applications/reviewing/hidden-names.contract.ts'
import { scorecards } from '#shared/features/hiring/applications/reviewing/scorecards.contract.ts'
import { openResume, showApplicantVideo } from '../application-files.service.ts'
import { setVisibility, showVisibility } from '../hidden-names/hidden-names.service.ts'
import { giveScorecard, setAttributes, showScorecards } from '../scorecards/scorecards.service.ts'
import { showBoard, showNeighbours } from './applicant-board.service.ts'
import { listApplicants, openForCompany, viewApplication } from './company-applications.service.ts'
import { cancelRejection, hire, moveToStage, reject, reopen } from './company-moves.service.ts'
import { addNote, rate, removeNote } from './judging.service.ts'

export function companyApplicationsRoutes(app: App, platform: Platform, signer: LinkSigner): void {
  const { db, clock } = platform
  const { list, open, look, move, addNote: addNoteEndpoint, removeNote: removeNoteEndpoint } = companyApplications
  mount(app, db, list, async ({ viewer, query, request }) =>
    listApplicants(db, viewer, await findCurrentCompany(db, viewer, request), clock.now(), query),
  )
  mount(app, db, companyApplications.board, async ({ viewer, query, request }) =>
    showBoard(db, viewer, await findCurrentCompany(db, viewer, request), clock.now(), query),
  )
  mount(app, db, companyApplications.neighbours, ({ viewer, params, query }) =>
    showNeighbours(db, viewer, clock.now(), params.id, query),
  )
  mount(app, db, open, ({ viewer, params }) => openForCompany(db, viewer, clock.now(), params.id))
  mount(app, db, look, ({ viewer, params }) => viewApplication(db, platform, viewer, params.id))
  mount(app, db, companyApplications.openResume, ({ viewer, params }) =>
    openResume(db, { platform, signer, viewer }, params.id),
  )
  mount(app, db, companyApplications.videoResume, ({ viewer, params }) =>
    showApplicantVideo(db, { platform, signer, viewer }, params.id),
  )
  mount(app, db, move, ({ viewer, params, body }) => moveToStage(db, platform, viewer, params.id, body))
  mount(app, db, companyApplications.hire, ({ viewer, params }) => hire(db, platform, viewer, params.id))
  mount(app, db, companyApplications.reject, ({ viewer, params, body }) =>
    reject(db, platform, viewer, params.id, body),
  )
  mount(app, db, companyApplications.cancelRejection, ({ viewer, params }) =>
    cancelRejection(db, platform, viewer, params.id),
  )
  mount(app, db, companyApplications.reopen, ({ viewer, params }) => reopen(db, platform, viewer, params.id))
  mount(app, db, addNoteEndpoint, (request) =>
    addNote(request.db, platform, request.viewer, request.params.id, request.body),
  )
  mount(app, db, removeNoteEndpoint, ({ viewer, params }) => removeNote(db, viewer, params.id))
  mount(app, db, hiddenNames.show, ({ viewer, params }) => showVisibility(db, viewer, params.id))
  mount(app, db, hiddenNames.set, ({ viewer, params, body }) =>
    setVisibility(db, viewer, clock.now(), params.id, body.isHidden),
  )
  mount(app, db, scorecards.show, ({ viewer, params }) => showScorecards(db, viewer, params.id))
  mount(app, db, scorecards.give, ({ viewer, params, body }) => giveScorecard(db, platform, viewer, params.id, body))
  mount(app, db, scorecards.setAttributes, ({ viewer, params, body }) =>
    setAttributes(db, viewer, params.id, body.attributes),
  )
  mount(app, db, companyApplications.rate, ({ viewer, params, body }) =>
    rate(db, platform, viewer, params.id, body.rating),
  )
}
