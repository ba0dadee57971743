// Briefs as a member sees them.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_QUESTIONS_PER_MEMBER } from '#shared/features/elite/briefs/brief-limits.ts'
import { isOpenBrief } from '#shared/features/elite/briefs/brief-status.ts'
import type { OwnBrief, OwnBriefRow, OwnBriefsQuery } from '#shared/features/elite/briefs/briefs.contract.ts'
import { isUndecidedInterest } from '#shared/features/elite/briefs/interest-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { isMember } from '../../elite/joining/members.service.ts'
import { isMatched, mayPropose } from '../briefs.policy.ts'
import { presentFacts, presentMatch, presentOwnRow, presentProposal, presentQuestion } from '../briefs.presenter.ts'
import { type BriefRow, selectBrief, selectBriefs, selectQuestions } from '../briefs.queries.ts'
import { type InterestRow, selectInterestOf, selectOfPerson } from '../interests.queries.ts'

export type Member = { id: Id }

export async function listOwnBriefs(
  db: Db,
  viewer: Member,
  { show, cursor, limit }: OwnBriefsQuery,
): Promise<Page<OwnBriefRow> & { isMember: boolean }> {
  const interests = await selectOfPerson(db, viewer.id, { show, before: cursor, limit: limit + 1 })
  const rows = await selectBriefs(
    db,
    interests.map(({ briefId }) => briefId),
  )
  const companies = await findCompanies(db, [...new Set(rows.map(({ companyId }) => companyId))])
  const items = interests.map((interest) => {
    const brief = found(rows.find(({ id }) => id === interest.briefId))
    const { id, name, slug } = found(companies.find((one) => one.id === brief.companyId))
    return presentOwnRow(interest, brief, { id, name, slug })
  })
  return { ...toPage(items, limit, (one) => one), isMember: await isMember(db, viewer.id) }
}

/** For members who were not matched with it the brief does not exist. */
export async function findMatched(
  db: Db,
  viewer: Member,
  briefId: Id,
  read: typeof selectBrief = selectBrief,
): Promise<{ brief: BriefRow; interest: InterestRow }> {
  const brief = found(await read(db, briefId))
  const interest = found(await selectInterestOf(db, briefId, viewer.id))
  ensure(isMatched(viewer, interest), 'not_found')
  return { brief, interest }
}

export async function showOwnBrief(db: Db, platform: Platform, viewer: Member, briefId: Id): Promise<OwnBrief> {
  const { brief, interest } = await findMatched(db, viewer, briefId)
  const [company] = await findCompanies(db, [brief.companyId])
  const { id, name, slug } = found(company)
  const questions = await selectQuestions(db, briefId)
  const own = questions.filter(({ personId }) => personId === viewer.id)
  return {
    ...presentFacts(brief),
    briefStatus: brief.status,
    status: interest.status,
    company: { id, name, slug },
    match: presentMatch(interest.match),
    replyBy: interest.replyBy.toISOString(),
    proposal: presentProposal(interest),
    outcomeReason: interest.outcomeReason,
    outcomeNote: interest.outcomeNote,
    conversationId: interest.conversationId,
    questions: questions
      .filter(({ personId, answeredAt }) => personId === viewer.id || answeredAt !== null)
      .map((row) => ({ ...presentQuestion(row), isOwn: row.personId === viewer.id })),
    can: {
      propose: mayPropose(brief.status, interest, platform.clock.now()),
      decline: isUndecidedInterest(interest.status),
      ask: mayAsk(brief, interest) && own.length < MAX_QUESTIONS_PER_MEMBER,
    },
  }
}

export const mayAsk = (brief: BriefRow, { status }: InterestRow): boolean =>
  isOpenBrief(brief.status) && isUndecidedInterest(status)
