// The company’s side of briefs: the list, writing, publishing, ending.

import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { briefStatusMachine, type CompanyBriefEvent, isDraftBrief } from '#shared/features/elite/briefs/brief-status.ts'
import type {
  BriefsQuery,
  CompanyBrief,
  CompanyBriefRow,
} from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { isSelected } from '#shared/features/elite/briefs/interest-status.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { hasHappened } from '#shared/kit/status-machine.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { canPublish, canReadBriefs, canWriteBriefs } from '../briefs.policy.ts'
import {
  type BriefRow,
  lockBrief,
  selectBrief,
  selectOfCompany,
  selectOpenQuestionFigures,
  selectReplyFigures,
} from '../briefs.queries.ts'
import { selectInterests } from '../interests.queries.ts'
import { offerBrief } from '../lifecycle/matching.service.ts'
import { moveBrief } from '../lifecycle/moving.service.ts'
import { presentBrief } from './brief-view.service.ts'
import { settleUndecided } from './settling.service.ts'
import { ensureSound } from './sound-brief.ts'

export const currentSide = ({ status, role }: OwnCompany): CompanySide => ({ companyStatus: status, memberRole: role })

/** For people who do not work there the brief does not exist. */
export async function findForCompany(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  id: Id,
  read: (db: Db, id: Id) => Promise<BriefRow | null> = selectBrief,
): Promise<{ brief: BriefRow; side: CompanySide }> {
  const brief = found(await read(db, id))
  const { company, memberRole } = await findCompanyFor(db, viewer.id, brief.companyId)
  ensure(memberRole !== null, 'not_found')
  const side = { companyStatus: company.status, memberRole }
  ensure(canReadBriefs(side))
  return { brief, side }
}

export async function listBriefs(db: Db, current: OwnCompany, query: BriefsQuery): Promise<Page<CompanyBriefRow>> {
  ensure(canReadBriefs(currentSide(current)))
  const { show, cursor, limit } = query
  const rows = await selectOfCompany(db, current.id, { show, before: cursor, limit: limit + 1 })
  const ids = rows.map(({ id }) => id)
  const replies = new Map((await selectReplyFigures(db, ids)).map((row) => [row.briefId, row]))
  const questions = new Map((await selectOpenQuestionFigures(db, ids)).map(({ briefId, open }) => [briefId, open]))
  return toPage(rows, limit, ({ id, title, status, createdAt, replyBy }) => ({
    id,
    title,
    status,
    createdAt: createdAt.toISOString(),
    replyBy: replyBy?.toISOString() ?? null,
    matched: replies.get(id)?.matched ?? 0,
    replied: replies.get(id)?.replied ?? 0,
    openQuestions: questions.get(id) ?? 0,
  }))
}

export async function showBrief(db: Db, viewer: Pick<Viewer, 'id'>, id: Id): Promise<CompanyBrief> {
  const { brief, side } = await findForCompany(db, viewer, id)
  return presentBrief(db, brief, side)
}

const nobodySelected = /* i18n */ { id: 'briefs.nobody_selected', message: 'Select somebody first.' }
const somebodySelected = /* i18n */ {
  id: 'briefs.somebody_selected',
  message: 'You have already selected somebody, so this brief can no longer be cancelled.',
}

export async function stepBrief(
  db: Db,
  platform: Platform,
  viewer: Pick<Viewer, 'id'>,
  id: Id,
  event: CompanyBriefEvent,
): Promise<CompanyBrief> {
  const now = platform.clock.now()
  const actor = { role: 'company' as const, id: viewer.id }
  await transaction(db, async (tx) => {
    const { brief, side } = await findForCompany(tx, viewer, id, lockBrief)
    ensure(event === 'publish' ? canPublish(side) : canWriteBriefs(side))
    if (hasHappened(briefStatusMachine, brief.status, event)) return
    if (event === 'publish') {
      if (isDraftBrief(brief.status)) ensureSound(brief, now)
      const replyBy = new Date(now.getTime() + brief.replyDays * DAY)
      const moved = await moveBrief(tx, brief, { event, actor, now, facts: { replyBy } })
      await offerBrief(tx, platform, moved, replyBy)
      return
    }
    const selected = (await selectInterests(tx, id)).filter(({ status }) => isSelected(status))
    if (event === 'cancel' && selected.length > 0) throw tooLate(somebodySelected)
    const moved = await moveBrief(tx, brief, { event, actor, now })
    if (event === 'award' && selected.length === 0) throw tooLate(nobodySelected)
    await settleUndecided(tx, platform, moved, event === 'award' ? 'filled' : 'cancelled')
  })
  return showBrief(db, viewer, id)
}
