import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  isListedRequest,
  isOpenRequest,
  requestStatusMachine,
} from '#shared/features/learning/masterclass/request-status.ts'
import { MAX_OPEN_REQUESTS, MAX_OPEN_VOTES } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { NewTalkRequest, TalkRequest } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { isOwnerOf } from '../masterclass.policy.ts'
import { talkRequestEvents, talkRequests } from '../masterclass.tables.ts'
import {
  countOpenRequests,
  countOpenVotes,
  countVotes,
  deleteVote,
  insertRequest,
  insertVote,
  lockRequest,
  type RequestRow,
  selectRequests,
  selectRequestsOf,
  selectVotedRequests,
} from './requests.queries.ts'

type PageQuery = { cursor?: Id | undefined; limit: number }

export async function listRequests(db: Db, viewer: Viewer, query: PageQuery): Promise<Page<TalkRequest>> {
  const rows = await selectRequests(db, viewer.id, query)
  const voted = await selectVotedRequests(
    db,
    viewer.id,
    rows.map(({ id }) => id),
  )
  return toPage(rows, query.limit, (row) => present(row, viewer, voted.has(row.id)))
}

const present = (row: RequestRow, viewer: Viewer, hasVoted: boolean): TalkRequest => ({
  id: row.id,
  topic: row.topic,
  why: row.why,
  category: row.category,
  language: row.language,
  status: row.status,
  votes: row.votes,
  hasVoted,
  isOwn: isOwnerOf(row, viewer),
  talkId: row.talkId,
  reason: isOwnerOf(row, viewer) ? row.reason : null,
  askedAt: row.createdAt.toISOString(),
})

/** The person is locked, so that two requests at once cannot exceed the limits together. */
export function createRequest(db: Db, viewer: Viewer, wish: NewTalkRequest): Promise<TalkRequest> {
  return transaction(db, async (tx) => {
    await lockPerson(tx, viewer.id)
    if ((await countOpenRequests(tx, viewer.id)) >= MAX_OPEN_REQUESTS) throw fieldError(['topic'], tooManyRequests)
    const row = await insertRequest(tx, { ...wish, personId: viewer.id })
    await insertVote(tx, viewer.id, row.id)
    return present(await countVotes(tx, row.id), viewer, true)
  })
}

const tooManyRequests = /* i18n */ {
  id: 'talks.too_many_requests',
  message: 'You can have three open requests. Withdraw one first, or vote for those of others.',
}
const tooManyVotes = /* i18n */ {
  id: 'talks.too_many_votes',
  message: 'You can vote for twenty open requests. Take back a vote first.',
}
const decided = /* i18n */ { id: 'talks.request_decided', message: 'This request has already been decided.' }

export async function withdrawRequest(db: Db, viewer: Viewer, requestId: Id): Promise<undefined> {
  await transaction(db, async (tx) => {
    const request = found(await lockRequest(tx, requestId))
    ensure(isListedRequest(request.status) || isOwnerOf(request, viewer), 'not_found')
    ensure(isOwnerOf(request, viewer))
    await transition(tx, {
      machine: requestStatusMachine,
      table: talkRequests,
      events: talkRequestEvents,
      id: request.id,
      from: request.status,
      event: 'withdraw',
      actor: { role: 'requester', id: viewer.id },
    })
  })
}

export async function voteForRequest(db: Db, viewer: Viewer, requestId: Id, hasVoted: boolean): Promise<undefined> {
  await transaction(db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const request = found(await lockRequest(tx, requestId))
    ensure(isListedRequest(request.status), 'not_found')
    if (!isOpenRequest(request.status)) throw tooLate(decided)
    const [voted, votes] = [await selectVotedRequests(tx, viewer.id, [requestId]), await countOpenVotes(tx, viewer.id)]
    if (hasVoted && !voted.has(requestId) && votes >= MAX_OPEN_VOTES) throw tooLate(tooManyVotes)
    if (hasVoted) await insertVote(tx, viewer.id, requestId)
    else await deleteVote(tx, viewer.id, requestId)
    await countVotes(tx, requestId)
  })
}

/** When the talk they led to has ended. */
export async function finishRequests(tx: Db, talkId: Id, now: Date): Promise<void> {
  for (const { id, status } of await selectRequestsOf(tx, talkId))
    await transition(tx, {
      machine: requestStatusMachine,
      table: talkRequests,
      events: talkRequestEvents,
      id,
      from: status,
      event: 'finish',
      actor: { role: 'system', id: null },
      at: now,
    })
}
