import { viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_VIEWS } from '#shared/features/hiring/applicants/applicant-view-limits.ts'
import type { ApplicantView, NewApplicantView } from '#shared/features/hiring/applicants/applicant-views.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { deleteView, insertView, lockViews, selectViews, type ViewRow } from './applicants.queries.ts'

type Member = { viewer: Viewer; company: OwnCompany }

const ownerOf = ({ viewer, company }: Member) => ({ personId: viewer.id, companyId: company.id })

const present = ({ id, name, jobId, filters }: ViewRow): ApplicantView => ({ id, name, jobId, filters })

const nameTaken = /* i18n */ {
  id: 'applicants.view_name_taken',
  message: 'You already have a view with this name.',
}
const tooMany = /* i18n */ {
  id: 'applicants.too_many_views',
  message: 'You have {most} views. Delete one first.',
  values: { most: MAX_VIEWS },
}

export const listViews = async (db: Db, member: Member): Promise<{ items: ApplicantView[] }> => ({
  items: (await selectViews(db, ownerOf(member))).map(present),
})

export async function saveView(db: Db, member: Member, view: NewApplicantView): Promise<ApplicantView> {
  const owner = ownerOf(member)
  if (view.jobId) {
    const { company } = await viewOwnJob(db, member.viewer, view.jobId)
    ensure(company.id === owner.companyId, 'not_found')
  }
  return transaction(db, async (tx) => {
    await lockViews(tx, owner)
    if ((await selectViews(tx, owner)).length >= MAX_VIEWS) throw fieldError(['name'], tooMany)
    const saved = await insertView(tx, { ...owner, ...view })
    if (!saved) throw fieldError(['name'], nameTaken)
    return present(saved)
  })
}

export async function removeView(db: Db, member: Member, id: Id): Promise<void> {
  ensure(await deleteView(db, ownerOf(member), id), 'not_found')
}
