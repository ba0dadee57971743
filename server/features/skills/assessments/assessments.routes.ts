import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { companyAssessments } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { decideAppeal } from './company/appeals.service.ts'
import { cancelAssessment, listForCompany, listTests, sendAssessment } from './company/company-assessments.service.ts'
import { markAssessment } from './company/marking.service.ts'
import { showForCompany } from './company/review.service.ts'
import { enterAsGuest, showInvitation } from './own/guest-entry.service.ts'
import { requestLink } from './own/guest-links.service.ts'
import {
  appealResult,
  changeExtraTime,
  declineAssessment,
  listOwnAssessments,
  openAssessment,
  shareEarlierResult,
  showOwnAssessment,
  startAssessment,
} from './own/own-assessments.service.ts'

export function assessmentsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, assessments.list, ({ db, viewer, query }) => listOwnAssessments(db, platform, viewer, query))
  mount(app, pool, assessments.show, ({ db, viewer, params }) => showOwnAssessment(db, platform, viewer, params.token))
  mount(app, pool, assessments.open, ({ db, viewer, params }) => openAssessment(db, platform, viewer, params.token))
  mount(app, pool, assessments.extraTime, ({ db, viewer, params, body }) =>
    changeExtraTime(db, platform, viewer, params.token, body.reason),
  )
  mount(app, pool, assessments.start, ({ db, viewer, params }) => startAssessment(db, platform, viewer, params.token))
  mount(app, pool, assessments.share, ({ db, viewer, params }) =>
    shareEarlierResult(db, platform, viewer, params.token),
  )
  mount(app, pool, assessments.decline, ({ db, viewer, params, body }) =>
    declineAssessment(db, platform, viewer, params.token, body.reason),
  )
  mount(app, pool, assessments.appeal, ({ db, viewer, params, body }) =>
    appealResult(db, platform, viewer, params.token, body.text),
  )
  mount(app, pool, assessments.showInvitation, ({ db, query }) => showInvitation(db, platform, query.token))
  mount(app, pool, assessments.enter, ({ body, ...exchange }) => enterAsGuest(platform, exchange, body))
  mount(app, pool, assessments.requestLink, ({ db, body }) => requestLink(db, platform, body))

  mount(app, pool, companyAssessments.library, async ({ db, viewer, request }) =>
    listTests(db, found(await findCurrentCompany(db, viewer, request))),
  )
  mount(app, pool, companyAssessments.list, async ({ db, viewer, request, query }) =>
    listForCompany(db, viewer, found(await findCurrentCompany(db, viewer, request)), query),
  )
  mount(app, pool, companyAssessments.send, async ({ db, viewer, request, body }) =>
    sendAssessment(db, platform, viewer, found(await findCurrentCompany(db, viewer, request)), body),
  )
  mount(app, pool, companyAssessments.show, ({ db, viewer, params }) => showForCompany(db, platform, viewer, params.id))
  mount(app, pool, companyAssessments.score, ({ db, viewer, params, body }) =>
    markAssessment(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyAssessments.cancel, ({ db, viewer, params }) =>
    cancelAssessment(db, platform, viewer, params.id),
  )
  mount(app, pool, companyAssessments.decideAppeal, ({ db, viewer, params, body }) =>
    decideAppeal(db, platform, viewer, params.id, body),
  )
}
