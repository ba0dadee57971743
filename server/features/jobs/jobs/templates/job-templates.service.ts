// Copies of jobs to start new ones from.

import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { type JobFields, jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { MAX_TEMPLATES } from '#shared/features/jobs/jobs/job-limits.ts'
import type { JobTemplate } from '#shared/features/jobs/jobs/job-templates.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canWriteFor } from '../jobs.policy.ts'
import { lockDraftsOf, selectStages } from '../jobs.queries.ts'
import { createDraft, type ViewedJob, viewOwnJob } from '../jobs.service.ts'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  selectTemplate,
  selectTemplates,
  type TemplateRow,
} from './job-templates.queries.ts'

const present = ({ id, name, fields, createdAt }: TemplateRow): JobTemplate => ({
  id,
  name,
  title: fields.title,
  createdAt: createdAt.toISOString(),
})

export async function listTemplates(db: Db, viewer: Viewer, companyId: Id): Promise<JobTemplate[]> {
  const { memberRole } = await findCompanyFor(db, viewer.id, companyId)
  ensure(memberRole !== null, 'not_found')
  return (await selectTemplates(db, companyId)).map(present)
}

/** What a company has entered about a job, without what has happened to it since. */
export const fieldsOf = async (db: Db, { job }: ViewedJob): Promise<JobFields> =>
  jobFields.parse({ ...job, stages: await selectStages(db, [job.id]) })

const tooMany = /* i18n */ {
  id: 'jobs.too_many_templates',
  message: 'Your company has {most} templates. Delete one first.',
  values: { most: MAX_TEMPLATES },
}

export async function saveAsTemplate(db: Db, viewer: Viewer, jobId: Id, name: string): Promise<JobTemplate> {
  const viewed = await viewOwnJob(db, viewer, jobId)
  ensure(canWriteFor(viewed.memberRole))
  const { id: companyId } = viewed.company
  return transaction(db, async (tx) => {
    await lockDraftsOf(tx, companyId)
    if ((await countTemplates(tx, companyId)) >= MAX_TEMPLATES) throw fieldError(['name'], tooMany)
    return present(
      await insertTemplate(tx, { companyId, name, fields: await fieldsOf(tx, viewed), createdBy: viewer.id }),
    )
  })
}

async function viewTemplate(db: Db, viewer: Viewer, id: Id): Promise<TemplateRow> {
  const template = found(await selectTemplate(db, id))
  const { memberRole } = await findCompanyFor(db, viewer.id, template.companyId)
  ensure(memberRole !== null, 'not_found')
  ensure(canWriteFor(memberRole))
  return template
}

/** Parses the stored fields again: the template may predate newer ones. */
export async function startFromTemplate(db: Db, requester: Requester, id: Id): Promise<CompanyJob> {
  const { companyId, fields } = await viewTemplate(db, requester.viewer, id)
  return createDraft(db, requester, companyId, jobFields.parse(fields))
}

export async function removeTemplate(db: Db, viewer: Viewer, id: Id): Promise<void> {
  await deleteTemplate(db, (await viewTemplate(db, viewer, id)).id)
}
