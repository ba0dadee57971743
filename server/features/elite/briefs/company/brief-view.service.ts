// A brief as its company sees it. Members stay anonymous until they express interest.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import type { Db } from '#server/platform/db/database.ts'
import { briefDeclineReasons } from '#shared/features/elite/briefs/brief-limits.ts'
import {
  briefStatusMachine,
  type CompanyBriefEvent,
  companyBriefEvents,
  isOpenBrief,
} from '#shared/features/elite/briefs/brief-status.ts'
import type { CompanyBrief, CompanyInterest } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import {
  type CompanyInterestEvent,
  companyInterestEvents,
  interestStatusMachine,
  isDeclinedInterest,
  isOnShortlist,
  isSelected,
  isShownToCompany,
} from '#shared/features/elite/briefs/interest-status.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { canAnswerQuestions, canEditBrief, canPublish, canWriteBriefs } from '../briefs.policy.ts'
import { presentFacts, presentMatch, presentProposal, presentQuestion } from '../briefs.presenter.ts'
import { type BriefRow, selectQuestions } from '../briefs.queries.ts'
import { type InterestRow, selectInterests } from '../interests.queries.ts'

/** A brief that ends passes over everybody, also those who never replied: they stay anonymous. */
const isShown = ({ status, respondedAt }: InterestRow): boolean => isShownToCompany(status) && respondedAt !== null

export async function presentBrief(db: Db, brief: BriefRow, side: CompanySide): Promise<CompanyBrief> {
  const interests = await selectInterests(db, brief.id)
  const shown = interests.filter(isShown)
  const people = await findContacts(
    db,
    shown.map(({ personId }) => personId),
  )
  const declined = interests.filter(({ status }) => isDeclinedInterest(status))
  const present = (row: InterestRow): CompanyInterest => {
    const isNamed = isShown(row)
    const { id, name, country, timeZone } = people.get(row.personId) ?? {}
    return {
      id: row.id,
      status: row.status,
      member: isNamed && id && name && timeZone ? { id, name, country: country ?? null, timeZone } : null,
      match: presentMatch(row.match),
      proposal: isNamed ? presentProposal(row) : null,
      respondedAt: isNamed ? (row.respondedAt?.toISOString() ?? null) : null,
      outcomeReason: row.outcomeReason,
      conversationId: isNamed ? row.conversationId : null,
      can: interestSteps(brief, row, interests, side),
    }
  }
  return {
    ...presentFacts(brief),
    replyBy: brief.replyBy?.toISOString() ?? null,
    interests: [...shown, ...interests.filter((row) => !isShown(row) && !isDeclinedInterest(row.status))].map(present),
    declines: briefDeclineReasons
      .map((reason) => ({ reason, count: declined.filter(({ declineReason }) => declineReason === reason).length }))
      .filter(({ count }) => count > 0),
    questions: (await selectQuestions(db, brief.id)).map(presentQuestion),
    canEdit: canEditBrief(side, brief.status),
    canAnswer: canAnswerQuestions(side, brief.status),
    can: briefSteps(brief, interests, side),
  }
}

function briefSteps({ status }: BriefRow, interests: readonly InterestRow[], side: CompanySide): CompanyBriefEvent[] {
  if (!canWriteBriefs(side)) return []
  const hasSelected = interests.some((one) => isSelected(one.status))
  const possible = eventsFor(briefStatusMachine, status, 'company')
  return companyBriefEvents
    .filter((event) => possible.includes(event))
    .filter((event) => event !== 'publish' || canPublish(side))
    .filter((event) => event !== 'award' || hasSelected)
    .filter((event) => event !== 'cancel' || !hasSelected)
}

function interestSteps(
  brief: BriefRow,
  { status }: InterestRow,
  interests: readonly InterestRow[],
  side: CompanySide,
): CompanyInterestEvent[] {
  if (!canWriteBriefs(side) || !isOpenBrief(brief.status)) return []
  const isFull = interests.filter((one) => isOnShortlist(one.status)).length >= brief.shortlistSize
  const possible = eventsFor(interestStatusMachine, status, 'company')
  return companyInterestEvents
    .filter((event) => possible.includes(event))
    .filter((event) => event !== 'shortlist' || !isFull)
}
