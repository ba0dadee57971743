// Who may take part in a live talk, and in which role.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import { isLiveTalk, isPublicTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canJoinLive, canModerate } from '../masterclass.policy.ts'
import { needsPlace } from '../registering/registering.service.ts'
import { type RegistrationRow, selectRegistration } from '../registering/registrations.queries.ts'
import { selectTalk, type TalkRow } from '../talks/talks.queries.ts'

type LiveSeat = { talk: TalkRow; own: RegistrationRow | null; isModerator: boolean }

export async function findLiveSeat(db: Db, viewer: Viewer, talkId: Id): Promise<LiveSeat> {
  const talk = found(await selectTalk(db, talkId))
  ensure(isPublicTalk(talk.status), 'not_found')
  if (!isLiveTalk(talk.status)) throw tooLate(notLive)
  const own = await selectRegistration(db, viewer.id, talkId)
  if (!canJoinLive(talk, own, viewer)) throw new AppError('forbidden', { words: needsPlace })
  return { talk, own, isModerator: canModerate(talk, viewer) }
}

export async function findModeratorSeat(db: Db, viewer: Viewer, talkId: Id): Promise<LiveSeat> {
  const seat = await findLiveSeat(db, viewer, talkId)
  ensure(seat.isModerator)
  return seat
}

/** What operators do at a talk is in the audit log; what its speaker does is not. */
export async function recordModeration(
  tx: Db,
  platform: Platform,
  viewer: Viewer,
  { talk, action }: { talk: TalkRow; action: string },
): Promise<void> {
  if (!isOperator(viewer)) return
  await recordAudit(tx, platform, { actor: viewer, action, subject: { kind: 'talk', id: talk.id } })
}

const notLive = /* i18n */ { id: 'talks.not_live', message: 'This talk is not live at the moment.' }
