import { serveEvidenceFiles } from '#server/features/base/files/downloads/evidence-file.service.ts'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { disputedMilestones, projects } from '#shared/features/elite/projects/projects.contract.ts'
import { answerChange, proposeChange } from './changes/changes.service.ts'
import { findDisputeFile } from './disputes/deciding.service.ts'
import { replyToDispute } from './disputes/opening.service.ts'
import { publishProject, reviewProject } from './finishing.service.ts'
import { linkToDelivery, listCompanyProjects, listProjects, listShowcase, showProject } from './project-view.service.ts'
import { logHours, planMilestone, removeMilestone, stepMilestone, stepProject } from './working.service.ts'

export function projectsRoutes(app: App, platform: Platform): void {
  const { db: pool, appKey, clock } = platform
  const signer = createLinkSigner({ secret: appKey, clock })
  mount(app, pool, projects.showcase, ({ db, query }) => listShowcase(db, query))
  mount(app, pool, projects.own, ({ db, viewer, query }) => listProjects(db, { personId: viewer.id }, query))
  mount(app, pool, projects.ofCompany, async ({ db, viewer, request, query }) =>
    listCompanyProjects(db, found(await findCurrentCompany(db, viewer, request)), query),
  )
  mount(app, pool, projects.show, ({ db, viewer, params }) => showProject(db, viewer, params.id))
  mount(app, pool, projects.step, ({ db, viewer, params, body }) => stepProject(db, platform, viewer, params.id, body))
  mount(app, pool, projects.plan, ({ db, viewer, params, body }) =>
    planMilestone(db, platform, viewer, params.id, body),
  )
  mount(app, pool, projects.stepMilestone, ({ db, viewer, params, body }) =>
    stepMilestone(db, platform, viewer, params.id, body),
  )
  serveEvidenceFiles(app, platform, disputedMilestones.file, findDisputeFile)
  mount(app, pool, projects.file, ({ db, viewer, params }) => linkToDelivery(db, signer, viewer, params))
  mount(app, pool, projects.replyToDispute, ({ db, viewer, params, body }) =>
    replyToDispute(db, platform, viewer, params.id, body.text),
  )
  mount(app, pool, projects.proposeChange, ({ db, viewer, params, body }) =>
    proposeChange(db, platform, viewer, params.id, body),
  )
  mount(app, pool, projects.answerChange, ({ db, viewer, params, body }) =>
    answerChange(db, platform, viewer, params.id, body.answer),
  )
  mount(app, pool, projects.unplan, ({ db, viewer, params }) => removeMilestone(db, viewer, params.id))
  mount(app, pool, projects.logHours, ({ db, viewer, params, body }) => logHours(db, platform, viewer, params.id, body))
  mount(app, pool, projects.review, ({ db, viewer, params, body }) =>
    reviewProject(db, platform, viewer, params.id, body),
  )
  mount(app, pool, projects.publish, ({ db, viewer, params, body }) =>
    publishProject(db, platform, viewer, params.id, body),
  )
}
