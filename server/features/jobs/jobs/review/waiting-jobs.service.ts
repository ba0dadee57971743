// Jobs waiting for review before they are published.

import { findCompanies, findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { GroupDecision, WaitingGroup } from '#shared/features/jobs/jobs/waiting-jobs.contract.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { publication } from '../job-lifetime.ts'
import { moveJob } from '../job-status.service.ts'
import { operatorEvents } from '../jobs.policy.ts'
import { countWaiting, lockWaiting, selectWaitingGroups } from './waiting-jobs.queries.ts'

/** Per transaction; the response says how many are left. */
const BATCH = 500

export async function listWaitingGroups(db: Db): Promise<WaitingGroup[]> {
  const groups = await selectWaitingGroups(db)
  const companies = await findCompanies(db, [...new Set(groups.map(({ companyId }) => companyId))])
  return groups.map(({ companyId, waitingSince, lastWrittenAt, ...group }) => {
    const { id, name } = found(companies.find((company) => company.id === companyId))
    return {
      ...group,
      company: { id, name },
      waitingSince: new Date(waitingSince).toISOString(),
      lastWrittenAt: new Date(lastWrittenAt).toISOString(),
    }
  })
}

export async function decideOnGroup(
  db: Db,
  clock: Clock,
  viewer: Viewer,
  companyId: Id,
  { event, source, lastWrittenAt, reason }: GroupDecision,
): Promise<{ decided: number; left: number }> {
  const { company } = await findCompanyFor(db, null, companyId)
  if (event === 'approve') ensure(isVerifiedCompany(company.status))
  ensure(operatorEvents(viewer, 'pending_review').includes(event))
  const group = { companyId, source, writtenUntil: new Date(lastWrittenAt) }
  const now = clock.now()
  const actor = { role: 'operator' as const, id: viewer.id }
  return transaction(db, async (tx) => {
    const waiting = await lockWaiting(tx, group, BATCH)
    for (const job of waiting) {
      const facts = event === 'approve' ? publication(job, now) : { statusReason: reason ?? null }
      await moveJob(tx, job, { event, actor, reason, facts })
    }
    return { decided: waiting.length, left: await countWaiting(tx, group) }
  })
}
