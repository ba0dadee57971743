// Writing and changing drafts.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { NewBrief } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import { MAX_CURRENT_BRIEFS } from '#shared/features/elite/briefs/brief-limits.ts'
import type { CompanyBrief } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canEditBrief, canWriteBriefs } from '../briefs.policy.ts'
import { countCurrent, insertBrief, lockBrief, lockBriefsOf, updateBrief } from '../briefs.queries.ts'
import { presentBrief } from './brief-view.service.ts'
import { currentSide, findForCompany, showBrief } from './company-briefs.service.ts'
import { ensureSound } from './sound-brief.ts'

const tooMany = /* i18n */ {
  id: 'briefs.too_many',
  message: 'Your company can have up to {count} current briefs. Cancel one first.',
  values: { count: MAX_CURRENT_BRIEFS },
}
const published = /* i18n */ { id: 'briefs.published', message: 'A published brief can no longer be changed.' }

export async function createBrief(
  db: Db,
  platform: Platform,
  viewer: Pick<Viewer, 'id'>,
  current: OwnCompany,
  given: NewBrief,
): Promise<CompanyBrief> {
  ensure(canWriteBriefs(currentSide(current)))
  const now = platform.clock.now()
  ensureSound(given, now)
  const brief = await transaction(db, async (tx) => {
    await lockBriefsOf(tx, current.id)
    if ((await countCurrent(tx, current.id)) >= MAX_CURRENT_BRIEFS) throw fieldError(['title'], tooMany)
    return insertBrief(tx, { ...given, companyId: current.id, createdBy: viewer.id, createdAt: now, updatedAt: now })
  })
  return presentBrief(db, brief, currentSide(current))
}

export async function changeBrief(
  db: Db,
  platform: Platform,
  viewer: Pick<Viewer, 'id'>,
  id: Id,
  given: NewBrief,
): Promise<CompanyBrief> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { brief, side } = await findForCompany(tx, viewer, id, lockBrief)
    ensure(canWriteBriefs(side))
    if (!canEditBrief(side, brief.status)) throw tooLate(published)
    ensureSound(given, now)
    await updateBrief(tx, id, { ...given, updatedAt: now })
  })
  return showBrief(db, viewer, id)
}
