// What a member does with a brief: propose terms, decline, ask.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type BriefDeclineReason, MAX_QUESTIONS_PER_MEMBER } from '#shared/features/elite/briefs/brief-limits.ts'
import type { OwnBrief } from '#shared/features/elite/briefs/briefs.contract.ts'
import {
  interestStatusMachine,
  isOffered,
  isShownToCompany,
  isUndecidedInterest,
} from '#shared/features/elite/briefs/interest-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hasHappened } from '#shared/kit/status-machine.ts'
import { mayPropose } from '../briefs.policy.ts'
import { insertQuestion, lockBrief, selectQuestions } from '../briefs.queries.ts'
import { updateInterest } from '../interests.queries.ts'
import { moveInterest } from '../lifecycle/moving.service.ts'
import { tellCompany } from '../lifecycle/telling.service.ts'
import { findMatched, type Member, mayAsk, showOwnBrief } from './own-view.service.ts'

type Proposal = NonNullable<OwnBrief['proposal']>

const noLonger = /* i18n */ {
  id: 'briefs.proposal_closed',
  message: 'You can no longer send or change a proposal for this brief.',
}
const closed = /* i18n */ { id: 'briefs.closed_to_member', message: 'This brief is no longer open to you.' }
const enough = /* i18n */ {
  id: 'briefs.enough_questions',
  message: 'You can ask up to {count} questions about a brief.',
  values: { count: MAX_QUESTIONS_PER_MEMBER },
}

export async function propose(
  db: Db,
  platform: Platform,
  viewer: Member,
  briefId: Id,
  proposal: Proposal,
): Promise<OwnBrief> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { brief, interest } = await findMatched(tx, viewer, briefId, lockBrief)
    if (!mayPropose(brief.status, interest, now)) throw tooLate(noLonger)
    if (!isOffered(interest.status)) return updateInterest(tx, interest.id, proposal)
    const actor = { role: 'talent' as const, id: viewer.id }
    await moveInterest(tx, interest, { event: 'propose', actor, now, facts: { ...proposal, respondedAt: now } })
    return tellCompany(tx, platform, brief, 'interested')
  })
  return showOwnBrief(db, platform, viewer, briefId)
}

export async function declineBrief(
  db: Db,
  platform: Platform,
  viewer: Member,
  briefId: Id,
  declineReason: BriefDeclineReason,
): Promise<OwnBrief> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const { brief, interest } = await findMatched(tx, viewer, briefId, lockBrief)
    if (hasHappened(interestStatusMachine, interest.status, 'decline')) return
    if (!isUndecidedInterest(interest.status)) throw tooLate(closed)
    const facts = { declineReason, respondedAt: interest.respondedAt ?? now }
    await moveInterest(tx, interest, { event: 'decline', actor: { role: 'talent', id: viewer.id }, now, facts })
    // A company that never knew about somebody does not hear that they are gone.
    if (isShownToCompany(interest.status)) await tellCompany(tx, platform, brief, 'withdrawn')
  })
  return showOwnBrief(db, platform, viewer, briefId)
}

export async function askQuestion(
  db: Db,
  platform: Platform,
  viewer: Member,
  briefId: Id,
  question: string,
): Promise<OwnBrief> {
  await transaction(db, async (tx) => {
    const { brief, interest } = await findMatched(tx, viewer, briefId, lockBrief)
    if (!mayAsk(brief, interest)) throw tooLate(closed)
    const own = (await selectQuestions(tx, briefId)).filter(({ personId }) => personId === viewer.id)
    if (own.length >= MAX_QUESTIONS_PER_MEMBER) throw fieldError(['question'], enough)
    await insertQuestion(tx, { briefId, personId: viewer.id, question, createdAt: platform.clock.now() })
    await tellCompany(tx, platform, brief, 'asked')
  })
  return showOwnBrief(db, platform, viewer, briefId)
}
