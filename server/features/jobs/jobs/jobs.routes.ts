import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobTeams } from '#shared/features/jobs/jobs/job-team.contract.ts'
import { jobTemplates } from '#shared/features/jobs/jobs/job-templates.contract.ts'
import { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { stillHiring } from '#shared/features/jobs/jobs/still-hiring.contract.ts'
import { waitingJobs } from '#shared/features/jobs/jobs/waiting-jobs.contract.ts'
import { changeOwnStatus, confirmJob } from './job-status.service.ts'
import { createDraft, listCompanyJobs, listJobsToReview, showJob, showOwnJob } from './jobs.service.ts'
import { updateOwnJob } from './review/editing.service.ts'
import { decideAsOperator, decideOnGroupAsOperator } from './review/job-decisions.service.ts'
import { listHistory, listOwnHistory } from './review/job-history.service.ts'
import { listWaitingGroups } from './review/waiting-jobs.service.ts'
import { changeTeamOf, showTeamOf } from './team/job-team.service.ts'
import { listTemplates, removeTemplate, saveAsTemplate, startFromTemplate } from './templates/job-templates.service.ts'
import { confirmHiring, showHiring } from './upkeep/still-hiring.service.ts'

export function jobsRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  mount(app, pool, jobs.show, ({ db, viewer, params }) => showJob(db, viewer, params.id))
  mount(app, pool, jobs.showPublic, ({ db, viewer, params }) => showJob(db, viewer, params.id))
  mount(app, pool, jobs.list, ({ db, viewer, query }) => listCompanyJobs(db, viewer, query))
  mount(app, pool, jobs.create, ({ db, viewer, request, body: { companyId, ...fields } }) =>
    createDraft(db, { viewer, i18n: request.i18n }, companyId, fields),
  )
  mount(app, pool, jobs.showOwn, ({ db, viewer, params }) => showOwnJob(db, viewer, params.id))
  mount(app, pool, jobs.update, ({ db, viewer, params, body }) => updateOwnJob(db, clock, viewer, params.id, body))
  mount(app, pool, jobs.changeStatus, ({ db, viewer, params, body }) =>
    changeOwnStatus(db, clock, viewer, params.id, body),
  )
  mount(app, pool, jobs.confirm, ({ db, viewer, params }) => confirmJob(db, clock, viewer, params.id))
  mount(app, pool, jobs.history, ({ db, viewer, params }) => listOwnHistory(db, viewer, params.id))
  mount(app, pool, jobTeams.show, ({ db, viewer, params }) => showTeamOf(db, viewer, params.id))
  mount(app, pool, jobTeams.change, ({ db, viewer, params, body }) =>
    changeTeamOf(db, platform, viewer, params.id, body.personIds),
  )
  mount(app, pool, jobTemplates.list, ({ db, viewer, params }) => listTemplates(db, viewer, params.companyId))
  mount(app, pool, jobTemplates.create, ({ db, viewer, params, body }) =>
    saveAsTemplate(db, viewer, params.id, body.name),
  )
  mount(app, pool, jobTemplates.use, ({ db, viewer, request, params }) =>
    startFromTemplate(db, { viewer, i18n: request.i18n }, params.id),
  )
  mount(app, pool, jobTemplates.remove, ({ db, viewer, params }) => removeTemplate(db, viewer, params.id))
  mount(app, pool, jobs.review, ({ db, viewer, query }) => listJobsToReview(db, viewer, query))
  mount(app, pool, jobs.historyForOperators, ({ db, params }) => listHistory(db, params.id))
  mount(app, pool, jobs.decide, ({ db, viewer, params, body }) =>
    decideAsOperator(db, platform, viewer, params.id, body),
  )
  mount(app, pool, waitingJobs.list, ({ db }) => listWaitingGroups(db))
  mount(app, pool, waitingJobs.decide, ({ db, viewer, params, body }) =>
    decideOnGroupAsOperator(db, platform, viewer, params.id, body),
  )
  mount(app, pool, stillHiring.show, ({ db, query }) => showHiring(db, platform, query.token))
  mount(app, pool, stillHiring.keep, ({ db, body }) => confirmHiring(db, platform, body.token))
}
