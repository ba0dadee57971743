// The lists and the page of a talk, each with what the reader has to do with it.

import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isPast, isPublicTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Talk, TalkFeedback, TalksPage, TalksQuery } from '#shared/features/learning/masterclass/talks.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { canGiveFeedback } from '../masterclass.policy.ts'
import { type OwnTalk, presentCard, presentTalk } from '../masterclass.presenter.ts'
import { talkHref } from '../notifying/notifying.service.ts'
import { selectFeedback, selectRating, upsertFeedback } from '../registering/feedback.queries.ts'
import { presentRegistration } from '../registering/registering.service.ts'
import { countPlaces, selectRegistration, selectRegistrations } from '../registering/registrations.queries.ts'
import { talkCalendar } from './talk-calendar.ts'
import { selectPositions, selectTalk, selectTalks, type TalkRow, upsertPosition } from './talks.queries.ts'

export async function listTalks(db: Db, viewer: Viewer, query: TalksQuery): Promise<TalksPage> {
  const rows = await selectTalks(db, viewer.id, query)
  const own = await ownFacts(db, viewer, rows)
  return toPage(rows, query.limit, (talk) => presentCard(talk, found(own.get(talk.id))))
}

async function ownFacts(db: Db, viewer: Viewer, rows: readonly TalkRow[]): Promise<Map<Id, OwnTalk>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const [counts, registrations, positions] = await Promise.all([
    countPlaces(db, ids),
    selectRegistrations(db, viewer.id, ids),
    selectPositions(db, viewer.id, ids),
  ])
  const presented = new Map(
    await Promise.all(registrations.map(async (row) => [row.talkId, await presentRegistration(db, row)] as const)),
  )
  return new Map(
    ids.map((id) => [
      id,
      {
        counts: counts.find(({ talkId }) => talkId === id),
        registration: presented.get(id) ?? null,
        position: positions.find(({ talkId }) => talkId === id)?.seconds ?? null,
      },
    ]),
  )
}

async function findPublicTalk(db: Db, talkId: Id): Promise<TalkRow> {
  const talk = found(await selectTalk(db, talkId))
  ensure(isPublicTalk(talk.status), 'not_found')
  return talk
}

export async function showTalk(db: Db, viewer: Viewer, talkId: Id): Promise<Talk> {
  const talk = await findPublicTalk(db, talkId)
  const [own, rating, feedback] = await Promise.all([
    ownFacts(db, viewer, [talk]),
    selectRating(db, talkId),
    selectFeedback(db, viewer.id, talkId),
  ])
  return presentTalk(talk, found(own.get(talkId)), { feedback: { rating, own: feedback }, viewer })
}

export async function savePosition(
  platform: Platform,
  viewer: Viewer,
  talkId: Id,
  seconds: number,
): Promise<undefined> {
  const talk = await findPublicTalk(platform.db, talkId)
  ensure(isPast(talk.status))
  await upsertPosition(platform.db, viewer.id, talkId, seconds, platform.clock.now())
}

export async function giveFeedback(db: Db, viewer: Viewer, talkId: Id, feedback: TalkFeedback): Promise<undefined> {
  const talk = await findPublicTalk(db, talkId)
  ensure(canGiveFeedback(talk, await selectRegistration(db, viewer.id, talkId)))
  await upsertFeedback(db, viewer.id, talkId, feedback)
}

export async function readCalendar({ db, url, clock }: Platform, talkId: Id): Promise<string> {
  const talk = await findPublicTalk(db, talkId)
  return talkCalendar(talk, { url: `${url}${talkHref(talk)}`, now: clock.now() })
}
