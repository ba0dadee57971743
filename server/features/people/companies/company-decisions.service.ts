// Operator decisions on companies.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { QueueFigures } from '#server/platform/wiring/case-queue.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Company, CompanyStatusChange } from '#shared/features/people/companies/companies.contract.ts'
import { isUnverifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { companyDecided } from './companies.events.ts'
import { canChangeStatus, canClose } from './companies.policy.ts'
import {
  type CompanyRow,
  clearCheck,
  lockCompany,
  selectCompany,
  selectLongestWaiting,
  selectSuspendedBy,
  selectWaitingFigures,
} from './companies.queries.ts'
import { changeStatus } from './companies.service.ts'

/** Writes to the audit log and notifies the company's members. */
export const decideOnCompany = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  companyId: Id,
  change: CompanyStatusChange,
): Promise<Company> =>
  transaction(db, async (tx) => {
    ensure(canChangeStatus(viewer))
    const before = found(await lockCompany(tx, companyId))
    const company = await changeStatus(tx, viewer, companyId, change)
    await recordAudit(tx, platform, {
      actor: viewer,
      action: `company.${change.event}`,
      subject: { kind: 'company', id: companyId, label: company.name },
      before: { status: before.status },
      after: { status: company.status },
      reason: change.reason,
    })
    const { event, reason = '' } = change
    await announce(tx, platform, companyDecided, { companyId, name: company.name, event, reason })
    return company
  })

const closeNeedsSuspension = /* i18n */ {
  id: 'companies.close_needs_second',
  message: 'A company is closed after another operator has suspended it. Reject new companies in their queue.',
}

/** Without a case, so nobody else has seen the evidence: closing takes a second operator. */
export async function decideWithoutCase(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  companyId: Id,
  change: CompanyStatusChange,
): Promise<Company> {
  if (change.event === 'close' && !canClose(viewer, await selectSuspendedBy(db, companyId)))
    throw new AppError('forbidden', { words: closeNeedsSuspension })
  return decideOnCompany(db, platform, viewer, companyId, change)
}

/** A limited company can only write drafts until it provides more proof and requests another check. */
export async function limitCompany(
  tx: Db,
  platform: Platform,
  viewer: Viewer,
  companyId: Id,
  reason: string,
): Promise<void> {
  ensure(canChangeStatus(viewer))
  const { name, status } = found(await lockCompany(tx, companyId))
  ensure(isUnverifiedCompany(status), 'status_changed_meanwhile')
  await clearCheck(tx, companyId)
  await recordAudit(tx, platform, {
    actor: viewer,
    action: 'company.limit',
    subject: { kind: 'company', id: companyId, label: name },
    before: { status, isWaiting: true },
    after: { status, isWaiting: false },
    reason,
  })
  await announce(tx, platform, companyDecided, { companyId, name, event: 'limit' as const, reason })
}

export const findLongestWaiting = (db: Db, page: { after: Id | undefined; limit: number }): Promise<CompanyRow[]> =>
  selectLongestWaiting(db, page)

/** Null if it does not wait for a check. */
export async function findWaitingCompany(db: Db, companyId: Id): Promise<CompanyRow | null> {
  const company = await selectCompany(db, companyId)
  return company && isUnverifiedCompany(company.status) && company.checkRequestedAt !== null ? company : null
}

export const summarizeWaiting = (db: Db, lateBefore: Date): Promise<QueueFigures> =>
  selectWaitingFigures(db, lateBefore)
