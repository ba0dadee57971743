import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import {
  findVisibilityLog,
  hidesNames,
  recordVisibility,
} from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canAct, canRead } from '../applications.policy.ts'

const LOG_LENGTH = 50

async function sideOnJob(db: Db, viewer: Viewer, jobId: Id) {
  const { company, memberRole } = await viewOwnJob(db, viewer, jobId)
  const side = { companyStatus: company.status, memberRole }
  ensure(canRead(side))
  return side
}

export async function showVisibility(db: Db, viewer: Viewer, jobId: Id) {
  const side = await sideOnJob(db, viewer, jobId)
  const rows = canAct(side) ? await findVisibilityLog(db, jobId, LOG_LENGTH) : []
  const names = await findVerifiedNames(db, [...new Set(rows.map(({ personId }) => personId))])
  return {
    isHidden: await hidesNames(db, viewer, jobId),
    log: rows.map(({ personId, isHidden, createdAt }) => ({
      by: names.get(personId) ?? '',
      isHidden,
      at: createdAt.toISOString(),
    })),
  }
}

export async function setVisibility(db: Db, viewer: Viewer, now: Date, jobId: Id, isHidden: boolean) {
  await sideOnJob(db, viewer, jobId)
  if ((await hidesNames(db, viewer, jobId)) !== isHidden)
    await recordVisibility(db, { jobId, personId: viewer.id, isHidden, createdAt: now })
  return showVisibility(db, viewer, jobId)
}
