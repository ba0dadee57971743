import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { publishProject, reviewProject } from './finishing.service.ts'
import { listCompanyProjects, listProjects, listShowcase, showProject } from './project-view.service.ts'
import { logHours, planMilestone, removeMilestone, stepMilestone, stepProject } from './working.service.ts'

export function projectsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
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
  mount(app, pool, projects.unplan, ({ db, viewer, params }) => removeMilestone(db, viewer, params.id))
  mount(app, pool, projects.logHours, ({ db, viewer, params, body }) => logHours(db, platform, viewer, params.id, body))
  mount(app, pool, projects.review, ({ db, viewer, params, body }) =>
    reviewProject(db, platform, viewer, params.id, body),
  )
  mount(app, pool, projects.publish, ({ db, viewer, params, body }) =>
    publishProject(db, platform, viewer, params.id, body),
  )
}
