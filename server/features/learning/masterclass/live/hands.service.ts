// Raised hands at a live talk: in order, until the speaker or an operator calls on somebody.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { HandStep } from '#shared/features/learning/masterclass/live/live-limits.ts'
import type { LiveTalk, RaisedHand } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { publishHand } from '../masterclass.realtime.ts'
import { countHands, lockRegistration, selectHands, updateRegistration } from './live.queries.ts'
import { findLiveSeat, findModeratorSeat, recordModeration } from './live-access.service.ts'
import { listMessages } from './talk-chat.service.ts'

export async function showLive(db: Db, viewer: Viewer, talkId: Id): Promise<LiveTalk> {
  const { talk, own, isModerator } = await findLiveSeat(db, viewer, talkId)
  const [messages, raised, hands] = await Promise.all([
    listMessages(db, viewer, { talk, isModerator }),
    countHands(db, talkId),
    isModerator ? listHands(db, talkId) : [],
  ])
  return {
    messages,
    raised,
    hands,
    ownHand: own && { id: own.id, isRaised: own.handRaisedAt !== null, isCalled: own.handCalledAt !== null },
    isMuted: own !== null && own.mutedAt !== null,
    isModerator,
  }
}

async function listHands(db: Db, talkId: Id): Promise<RaisedHand[]> {
  const rows = await selectHands(db, talkId)
  const names = await findVerifiedNames(
    db,
    rows.map(({ personId }) => personId),
  )
  return rows.map(({ id, personId, handCalledAt }) => ({
    id,
    name: names.get(personId) ?? '',
    isCalled: handCalledAt !== null,
  }))
}

/** Raising it again keeps its position in the queue. */
export async function raiseHand(platform: Platform, viewer: Viewer, talkId: Id, isRaised: boolean): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const { own } = await findLiveSeat(tx, viewer, talkId)
    // A speaker or an operator has no place, and so nobody to call on them.
    ensure(own !== null)
    const before = found(await lockRegistration(tx, talkId, own.id))
    if ((before.handRaisedAt !== null) === isRaised) return
    const handRaisedAt = isRaised ? platform.clock.now() : null
    await updateRegistration(tx, own.id, { handRaisedAt, handCalledAt: null })
    publishHand(platform, tx, talkId, { handId: own.id, raised: await countHands(tx, talkId) })
  })
}

type HandPlace = { id: Id; handId: Id }

/** Does nothing if the hand has been lowered in the meantime. */
export async function stepHand(
  platform: Platform,
  viewer: Viewer,
  { id: talkId, handId }: HandPlace,
  step: HandStep,
): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const { talk } = await findModeratorSeat(tx, viewer, talkId)
    const hand = found(await lockRegistration(tx, talkId, handId))
    if (hand.handRaisedAt === null) return
    await updateRegistration(
      tx,
      handId,
      step === 'call' ? { handCalledAt: platform.clock.now() } : { handRaisedAt: null, handCalledAt: null },
    )
    await recordModeration(tx, platform, viewer, { talk, action: `talk.${step}_hand` })
    publishHand(platform, tx, talkId, { handId, raised: await countHands(tx, talkId) })
  })
}
