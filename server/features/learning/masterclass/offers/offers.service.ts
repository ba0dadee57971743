// Members offer to give a talk: they send it, and confirm it once an operator has accepted it.

import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_OPEN_OFFERS } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { NewTalkOffer, TalkOffer } from '#shared/features/learning/masterclass/talk-offers.contract.ts'
import { type TalkEvent, talkStatusMachine } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { isOwnerOf } from '../masterclass.policy.ts'
import { talkEvents, talks } from '../masterclass.tables.ts'
import { addTalk } from '../talks/publishing.service.ts'
import { lockTalk, type TalkRow } from '../talks/talks.queries.ts'
import { countOpenOffers, selectOwnOffers } from './offers.queries.ts'

type PageQuery = { cursor?: Id | undefined; limit: number }

export const listOffers = async (db: Db, viewer: Viewer, query: PageQuery): Promise<Page<TalkOffer>> =>
  toPage(await selectOwnOffers(db, viewer.id, query), query.limit, present)

const present = (talk: TalkRow): TalkOffer => ({
  id: talk.id,
  title: talk.title,
  category: talk.category,
  status: talk.status,
  minutes: talk.minutes,
  startsAt: talk.startsAt?.toISOString() ?? null,
  reason: talk.reason,
  sentAt: talk.createdAt.toISOString(),
})

const move = (tx: Db, talk: TalkRow, event: TalkEvent, viewer: Viewer): Promise<TalkRow> =>
  transition(tx, {
    machine: talkStatusMachine,
    table: talks,
    events: talkEvents,
    id: talk.id,
    from: talk.status,
    event,
    actor: { role: 'speaker', id: viewer.id },
  })

export function createOffer(db: Db, viewer: Viewer, offer: NewTalkOffer, now: Date): Promise<TalkOffer> {
  return transaction(db, async (tx) => {
    await lockPerson(tx, viewer.id)
    if ((await countOpenOffers(tx, viewer.id)) >= MAX_OPEN_OFFERS) throw fieldError(['title'], tooMany)
    const person = await findPerson(tx, viewer.id)
    const { headline, bio, ...facts } = offer
    const speakers = [{ name: person.name, headline, bio }]
    const timeZone = person.timeZone ?? 'UTC'
    const draft = await addTalk(tx, { ...facts, personId: viewer.id, speakers, timeZone }, now)
    return present(await move(tx, draft, 'submit', viewer))
  })
}

const tooMany = /* i18n */ {
  id: 'talks.too_many_offers',
  message: 'You can have five open offers. Wait for an answer, or withdraw one first.',
}

export function answerOffer(db: Db, viewer: Viewer, talkId: Id, event: 'confirm' | 'withdraw'): Promise<TalkOffer> {
  return transaction(db, async (tx) => {
    const talk = found(await lockTalk(tx, talkId))
    ensure(isOwnerOf(talk, viewer), 'not_found')
    return present(await move(tx, talk, event, viewer))
  })
}
