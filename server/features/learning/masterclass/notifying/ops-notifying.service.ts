// Tells people what operators decided.

import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OpsTalkStep } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { RequestRow } from '../requests/requests.queries.ts'
import type { TalkRow } from '../talks/talks.queries.ts'
import { recipientOf, talkHref } from './notifying.service.ts'

export async function notifyTalkChange(
  tx: Db,
  platform: Platform,
  talk: TalkRow,
  personId: Id,
  change: 'moved' | 'cancelled',
): Promise<void> {
  const { whenOf } = await recipientOf(tx, personId)
  const when = talk.startsAt ? whenOf(talk.startsAt) : ''
  await notify(platform, tx, {
    personId,
    event: 'talk_changed',
    href: talkHref(talk),
    values: { change, title: talk.title, when, reason: talk.reason ?? '' },
  })
}

const toldSteps: readonly OpsTalkStep[] = ['accept', 'reject', 'schedule', 'cancel']

/** To the member who offered it. */
export async function notifyOffer(tx: Db, platform: Platform, talk: TalkRow, step: OpsTalkStep): Promise<void> {
  if (talk.personId === null || !toldSteps.includes(step)) return
  await notify(platform, tx, {
    personId: talk.personId,
    event: 'talk_offer',
    href: '/masterclass/talk-request?show=offers',
    values: { step, title: talk.title },
  })
}

export async function notifyRequest(tx: Db, platform: Platform, request: RequestRow, personId: Id): Promise<void> {
  const href = request.talkId ? `/masterclass/${request.category}/${request.talkId}` : '/masterclass/talk-request'
  const outcome = request.talkId ? 'scheduled' : 'declined'
  await notify(platform, tx, {
    personId,
    event: 'talk_request',
    href,
    values: { outcome, topic: request.topic, reason: request.reason ?? '' },
    // The topic is the requester's own text.
    ...(personId !== request.personId && { about: request.personId }),
  })
}
