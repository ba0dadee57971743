import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { briefs } from '#shared/features/elite/briefs/briefs.contract.ts'
import { companyBriefs } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { answerQuestion, stepInterest } from './company/choosing.service.ts'
import { listBriefs, showBrief, stepBrief } from './company/company-briefs.service.ts'
import { changeBrief, createBrief } from './company/writing.service.ts'
import { askQuestion, declineBrief, propose } from './own/own-briefs.service.ts'
import { listOwnBriefs, showOwnBrief } from './own/own-view.service.ts'

export function briefsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, briefs.list, ({ db, viewer, query }) => listOwnBriefs(db, viewer, query))
  mount(app, pool, briefs.show, ({ db, viewer, params }) => showOwnBrief(db, platform, viewer, params.id))
  mount(app, pool, briefs.propose, ({ db, viewer, params, body }) => propose(db, platform, viewer, params.id, body))
  mount(app, pool, briefs.decline, ({ db, viewer, params, body }) =>
    declineBrief(db, platform, viewer, params.id, body.reason),
  )
  mount(app, pool, briefs.ask, ({ db, viewer, params, body }) =>
    askQuestion(db, platform, viewer, params.id, body.question),
  )

  mount(app, pool, companyBriefs.list, async ({ db, viewer, request, query }) =>
    listBriefs(db, found(await findCurrentCompany(db, viewer, request)), query),
  )
  mount(app, pool, companyBriefs.create, async ({ db, viewer, request, body }) =>
    createBrief(db, platform, viewer, found(await findCurrentCompany(db, viewer, request)), body),
  )
  mount(app, pool, companyBriefs.show, ({ db, viewer, params }) => showBrief(db, viewer, params.id))
  mount(app, pool, companyBriefs.change, ({ db, viewer, params, body }) =>
    changeBrief(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyBriefs.step, ({ db, viewer, params, body }) =>
    stepBrief(db, platform, viewer, params.id, body.event),
  )
  mount(app, pool, companyBriefs.stepInterest, ({ db, viewer, params, body }) =>
    stepInterest(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyBriefs.answer, ({ db, viewer, params, body }) =>
    answerQuestion(db, platform, viewer, params.id, body.answer),
  )
}
