// What the company does with the members who replied: the shortlist, interviews, the choice, and answers to their questions.

import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { openWorkingConversation } from '#server/features/talk/chat/conversations/opening.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isOpenBrief, isShortlistingBrief, isUnsortedBrief } from '#shared/features/elite/briefs/brief-status.ts'
import type { CompanyBrief, InterestStep } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import {
  interestStatusMachine,
  isOnShortlist,
  isSelected,
  isShownToCompany,
} from '#shared/features/elite/briefs/interest-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hasHappened } from '#shared/kit/status-machine.ts'
import { canAnswerQuestions, canWriteBriefs } from '../briefs.policy.ts'
import { type BriefRow, lockBrief, selectQuestion, updateQuestion } from '../briefs.queries.ts'
import { type InterestRow, selectInterest, selectInterests } from '../interests.queries.ts'
import { moveBrief, moveInterest } from '../lifecycle/moving.service.ts'
import { tellMember } from '../lifecycle/telling.service.ts'
import { findForCompany, showBrief } from './company-briefs.service.ts'
import { settleUndecided } from './settling.service.ts'

const over = /* i18n */ { id: 'briefs.choice_over', message: 'This brief is no longer open.' }
const full = /* i18n */ {
  id: 'briefs.shortlist_full',
  message: 'Your shortlist is full. Turn somebody down first.',
}

const news = {
  shortlist: 'shortlisted',
  interview: 'interviewing',
  select: 'selected',
  pass_over: 'not_selected',
} as const

export async function stepInterest(
  db: Db,
  platform: Platform,
  viewer: Pick<Viewer, 'id'>,
  id: Id,
  step: InterestStep,
): Promise<CompanyBrief> {
  const { briefId } = found(await selectInterest(db, id))
  await transaction(db, async (tx) => {
    const { brief, side } = await findForCompany(tx, viewer, briefId, lockBrief)
    ensure(canWriteBriefs(side))
    const interest = found(await selectInterest(tx, id))
    // Anonymous until they reply, also to those who guess ids.
    if (hasHappened(interestStatusMachine, interest.status, step.event)) return
    if (!isOpenBrief(brief.status)) throw tooLate(over)
    await take(tx, platform, { brief, interest, step, viewerId: viewer.id })
  })
  return showBrief(db, viewer, briefId)
}

type Choice = { brief: BriefRow; interest: InterestRow; step: InterestStep; viewerId: Id }

async function take(tx: Db, platform: Platform, { brief, interest, step, viewerId }: Choice): Promise<void> {
  const { event, reason, note = '' } = step
  const now = platform.clock.now()
  const actor = { role: 'company' as const, id: viewerId }
  const others = (await selectInterests(tx, brief.id)).filter(({ id }) => id !== interest.id)
  const shortlisted = others.filter(({ status }) => isOnShortlist(status)).length
  if (event === 'shortlist' && shortlisted >= brief.shortlistSize) throw tooLate(full)
  const facts = {
    ...(event === 'pass_over' && { outcomeReason: reason ?? null, outcomeNote: note }),
    ...(event === 'shortlist' && {
      conversationId: isShownToCompany(interest.status)
        ? await openWorkingConversation(tx, platform, { talentId: interest.personId, companyId: brief.companyId })
        : null,
    }),
  }
  const { personId } = await moveInterest(tx, interest, { event, actor, now, facts })
  const { company } = await findCompanyFor(tx, null, brief.companyId)
  await tellMember(tx, platform, brief, { personId, how: news[event], company: company.name })
  if (event === 'shortlist' && isUnsortedBrief(brief.status)) await moveBrief(tx, brief, { event, actor, now })
  if (event === 'interview' && isShortlistingBrief(brief.status)) await moveBrief(tx, brief, { event, actor, now })
  const selected = others.filter(({ status }) => isSelected(status)).length + 1
  if (event !== 'select' || selected < brief.seats) return
  await settleUndecided(tx, platform, await moveBrief(tx, brief, { event: 'award', actor, now }), 'filled')
}

export async function answerQuestion(
  db: Db,
  platform: Platform,
  viewer: Pick<Viewer, 'id'>,
  id: Id,
  answer: string,
): Promise<CompanyBrief> {
  const { briefId } = found(await selectQuestion(db, id))
  await transaction(db, async (tx) => {
    const { brief, side } = await findForCompany(tx, viewer, briefId, lockBrief)
    ensure(canWriteBriefs(side))
    const question = found(await selectQuestion(tx, id))
    // A double click.
    if (question.answer === answer) return
    if (!canAnswerQuestions(side, brief.status)) throw tooLate(over)
    await updateQuestion(tx, id, { answer, answeredBy: viewer.id, answeredAt: platform.clock.now() })
    const { company } = await findCompanyFor(tx, null, brief.companyId)
    await tellMember(tx, platform, brief, { personId: question.personId, how: 'answered', company: company.name })
  })
  return showBrief(db, viewer, briefId)
}
