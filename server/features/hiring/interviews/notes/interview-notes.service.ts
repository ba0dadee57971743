// Before and after an interview: what to prepare, one's own notes, and what each side tells the other.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CompanyFeedback, TalentFeedback } from '#shared/features/hiring/interviews/interview-notes.contract.ts'
import {
  isAhead,
  isRatedByTalent,
  isUnsettled,
  tookPlace,
} from '#shared/features/hiring/interviews/interview-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findCompanyInterview, findOwnInterview } from '../meetings/cancelling.service.ts'
import type { InterviewRow } from '../meetings/interviews.queries.ts'
import { presentForCompany, presentOwn } from '../meetings/listing.service.ts'
import { moveInterview } from '../meetings/moving-interviews.service.ts'
import { findSeat } from '../meetings/seats.service.ts'
import { notifyChange } from '../notifying/notifying.service.ts'
import { writeFeedback, writeNotes, writePreparation } from './interview-notes.queries.ts'

const noFeedback = /* i18n */ {
  id: 'interviews.no_feedback',
  message: 'Feedback can be given once an interview has taken place.',
}
const hasBegun = /* i18n */ {
  id: 'interviews.preparation_too_late',
  message: 'This can only be changed before the interview.',
}

/** For the people who take part; each of them has their own. */
export async function saveNotes(db: Db, { clock }: Platform, viewer: Viewer, id: Id, text: string) {
  await findSeat(db, viewer, id)
  await writeNotes(db, { interviewId: id, personId: viewer.id }, text, clock.now())
  return { text }
}

export async function prepareApplicant(db: Db, platform: Platform, viewer: Viewer, id: Id, text: string) {
  const interview = await findCompanyInterview(db, viewer, id)
  if (!isAhead(interview.status)) throw tooLate(hasBegun)
  await writePreparation(db, id, text)
  return showToCompany(db, platform, viewer, { ...interview, preparation: text })
}

export async function rateAsTalent(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { stars, text }: TalentFeedback,
) {
  const interview = await findOwnInterview(db, viewer, id)
  if (!isRatedByTalent(interview.status)) throw tooLate(noFeedback)
  const createdAt = platform.clock.now()
  await writeFeedback(db, { interviewId: id, side: 'talent', authorId: viewer.id, stars, text, createdAt })
  const [shown] = await presentOwn(db, viewer, createdAt, [interview])
  return found(shown)
}

/** Whoever can say how it went knows that it took place. */
export async function tellApplicant(db: Db, platform: Platform, viewer: Viewer, id: Id, { text }: CompanyFeedback) {
  const interview = await findCompanyInterview(db, viewer, id)
  if (!tookPlace(interview.status)) throw tooLate(noFeedback)
  const at = platform.clock.now()
  const told = await transaction(db, async (tx) => {
    const moved = isUnsettled(interview.status)
      ? await moveInterview(tx, interview, { event: 'complete', actor: { role: 'company', id: viewer.id }, at })
      : interview
    const given = { interviewId: id, side: 'company' as const, authorId: viewer.id, stars: null, text, createdAt: at }
    const { isNew } = await writeFeedback(tx, given)
    if (isNew) await notifyChange(tx, platform, moved, { how: 'feedback', by: 'company' })
    return moved
  })
  return showToCompany(db, platform, viewer, told)
}

async function showToCompany(db: Db, { clock }: Platform, viewer: Viewer, row: InterviewRow) {
  const [shown] = await presentForCompany(db, viewer, clock.now(), [row], true)
  return found(shown)
}
