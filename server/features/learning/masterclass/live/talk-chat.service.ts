// The chat of a live talk: written by those who take part, moderated by the speaker and operators.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { TextReport } from '#shared/features/base/operations/text-reports/text-report.contract.ts'
import { MAX_MESSAGES_A_MINUTE } from '#shared/features/learning/masterclass/live/live-limits.ts'
import type { TalkMessage } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { isOwnerOf } from '../masterclass.policy.ts'
import { publishMessage, publishRemoval } from '../masterclass.realtime.ts'
import { selectRegistration } from '../registering/registrations.queries.ts'
import { lockTalk, type TalkRow } from '../talks/talks.queries.ts'
import {
  countSince,
  insertMessage,
  insertReport,
  type MessageRow,
  removeMessageRow,
  selectMessage,
  selectMessages,
  selectMuted,
  updateRegistration,
} from './live.queries.ts'
import { findLiveSeat, findModeratorSeat, recordModeration } from './live-access.service.ts'

type Context = { talk: TalkRow; names: ReadonlyMap<Id, string>; muted: ReadonlySet<Id> }

const present = (row: MessageRow, viewer: Viewer, { talk, names, muted }: Context): TalkMessage => ({
  id: row.id,
  author: names.get(row.personId) ?? null,
  isHost: isOwnerOf(talk, { id: row.personId }),
  text: row.text,
  sentAt: row.createdAt.toISOString(),
  isOwn: isOwnerOf(row, viewer),
  isAuthorMuted: muted.has(row.personId),
})

type Reader = { talk: TalkRow; isModerator: boolean }

export async function listMessages(db: Db, viewer: Viewer, { talk, isModerator }: Reader): Promise<TalkMessage[]> {
  const rows = (await selectMessages(db, talk.id)).toReversed()
  const [names, muted] = await Promise.all([
    findVerifiedNames(db, [...new Set(rows.map(({ personId }) => personId))]),
    isModerator ? selectMuted(db, talk.id) : new Set<Id>(),
  ])
  return rows.map((row) => present(row, viewer, { talk, names, muted }))
}

export function say(platform: Platform, db: Db, viewer: Viewer, talkId: Id, text: string): Promise<TalkMessage> {
  return transaction(db, async (tx) => {
    const now = platform.clock.now()
    const { talk, own } = await findLiveSeat(tx, viewer, talkId)
    if (own?.mutedAt) throw new AppError('forbidden', { words: muted })
    const since = new Date(now.getTime() - MINUTE)
    if ((await countSince(tx, viewer.id, talkId, since)) >= MAX_MESSAGES_A_MINUTE) throw fieldError(['text'], tooFast)
    const row = await insertMessage(tx, { talkId, personId: viewer.id, text, createdAt: now })
    const names = await findVerifiedNames(tx, [viewer.id])
    const message = present(row, viewer, { talk, names, muted: new Set() })
    const { id, author, isHost, sentAt } = message
    publishMessage(platform, tx, talkId, { id, author, isHost, text, sentAt })
    return message
  })
}

const muted = /* i18n */ { id: 'talks.muted', message: 'A moderator has muted you in this chat.' }
const tooFast = /* i18n */ {
  id: 'talks.too_fast',
  message: 'You are sending messages too quickly. Wait a minute.',
}

type MessagePlace = { id: Id; messageId: Id }

/** Removing it twice changes nothing. */
export async function removeMessage(
  platform: Platform,
  viewer: Viewer,
  { id: talkId, messageId }: MessagePlace,
): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const { talk, isModerator } = await findLiveSeat(tx, viewer, talkId)
    const message = found(await selectMessage(tx, talkId, messageId))
    ensure(isModerator || isOwnerOf(message, viewer))
    if (!(await removeMessageRow(tx, messageId, platform.clock.now()))) return
    if (!isOwnerOf(message, viewer))
      await recordModeration(tx, platform, viewer, { talk, action: 'talk.remove_message' })
    publishRemoval(platform, tx, talkId, messageId)
  })
}

/** Also accepts reports of a message that has just been removed: operators can still read it. */
export async function reportMessage(
  { clock }: Platform,
  db: Db,
  viewer: Viewer,
  { id: talkId, messageId }: MessagePlace,
  report: TextReport,
): Promise<undefined> {
  await findLiveSeat(db, viewer, talkId)
  const message = found(await selectMessage(db, talkId, messageId))
  ensure(!isOwnerOf(message, viewer))
  await insertReport(db, { messageId, personId: viewer.id, ...report, createdAt: clock.now() })
}

/** The speaker cannot be muted at their own talk. */
export async function muteAuthor(
  platform: Platform,
  viewer: Viewer,
  { id: talkId, messageId }: MessagePlace,
  isMuted: boolean,
): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    found(await lockTalk(tx, talkId))
    const { talk } = await findModeratorSeat(tx, viewer, talkId)
    const message = found(await selectMessage(tx, talkId, messageId))
    const author = await selectRegistration(tx, message.personId, talkId)
    ensure(author !== null && !isOwnerOf(talk, { id: message.personId }))
    if ((author.mutedAt !== null) === isMuted) return
    await updateRegistration(tx, author.id, { mutedAt: isMuted ? platform.clock.now() : null })
    await recordModeration(tx, platform, viewer, { talk, action: isMuted ? 'talk.mute' : 'talk.unmute' })
  })
}
