// What a person does not want to see again. Searches, alerts and recommendations leave it out; it can always be unhidden.

import type { I18n } from '@lingui/core'
import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { canReadJob } from '#server/features/jobs/jobs/jobs.policy.ts'
import { findOwnListJobs, inView, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { canSeeCompany } from '#server/features/people/companies/companies.policy.ts'
import { findCompanies, findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_HIDDEN_ITEMS } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import type { HiddenItem, HiddenQuery, HideRequest } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import {
  countHidden,
  deleteHidden,
  type HiddenRow,
  selectHidden,
  selectHiddenOpenJobs,
  upsertHidden,
} from './hidden-items.queries.ts'

export async function listHidden(db: Db, viewer: Viewer, query: HiddenQuery): Promise<Page<HiddenItem>> {
  const rows = await selectHidden(db, viewer.id, { before: query.cursor, limit: query.limit + 1 })
  return toPage(await presentAll(db, viewer, rows), query.limit, (item) => item)
}

async function presentAll(db: Db, viewer: Viewer, rows: readonly HiddenRow[]): Promise<HiddenItem[]> {
  const jobs = await findOwnListJobs(db, viewer, idsOf(rows, 'jobId'))
  const companies = await findCompanies(db, idsOf(rows, 'companyId'))
  return rows.map((row) => {
    const job = jobs.find(({ id }) => id === row.jobId)
    const { id, name } = found(job?.company ?? companies.find((company) => company.id === row.companyId))
    return {
      id: row.id,
      job: job ? { id: job.id, title: job.card?.title ?? null } : null,
      company: { id, name },
      reason: row.reason,
      hiddenAt: row.createdAt.toISOString(),
    }
  })
}

const idsOf = (rows: readonly HiddenRow[], field: 'jobId' | 'companyId'): Id[] =>
  rows.flatMap((row) => row[field] ?? [])

export async function hideItem(
  db: Db,
  { viewer, i18n }: { viewer: Viewer; i18n: I18n },
  { jobId, companyId, reason }: HideRequest,
): Promise<HiddenItem> {
  if (jobId !== undefined) ensure(canReadJob(viewer, inView(await viewJob(db, viewer, jobId))), 'not_found')
  if (companyId !== undefined) {
    const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
    ensure(canSeeCompany(viewer, { status: company.status, memberRole }), 'not_found')
  }
  const row = await transaction(db, async (tx) => {
    // Serialized: two concurrent requests would both see room for one.
    await lockPerson(tx, viewer.id)
    if ((await countHidden(tx, viewer.id)) >= MAX_HIDDEN_ITEMS) throw tooManyHidden(i18n)
    return upsertHidden(tx, { personId: viewer.id, jobId: jobId ?? null, companyId: companyId ?? null, reason })
  })
  const [item] = await presentAll(db, viewer, [row])
  return found(item)
}

function tooManyHidden(i18n: I18n): AppError {
  const message = i18n._({
    id: 'savedJobs.hidden_full',
    message: 'You have reached the limit of {most, number} hidden jobs and companies. Unhide one first.',
    values: { most: MAX_HIDDEN_ITEMS },
  })
  return new AppError('invalid_input', { fields: { jobId: [message] } })
}

export const unhideItem = (db: Db, personId: Id, id: Id): Promise<void> => deleteHidden(db, personId, id)

/** Open jobs this person has hidden, individually or with their company, for everything that lists jobs to leave out. */
export const findHiddenJobs = (db: Db, personId: Id): Promise<Id[]> => selectHiddenOpenJobs(db, personId)
