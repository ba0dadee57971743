import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { OpsTalkRequest } from '#shared/features/learning/masterclass/ops/ops-requests.contract.ts'
import { isOpenRequest, requestStatusMachine } from '#shared/features/learning/masterclass/request-status.ts'
import type { OpsRequestStep } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { isPublicTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { talkRequestEvents, talkRequests } from '../masterclass.tables.ts'
import { notifyRequest } from '../notifying/ops-notifying.service.ts'
import {
  countVotes,
  lockRequest,
  moveVotes,
  type RequestRow,
  selectOpenRequests,
  selectVoters,
} from '../requests/requests.queries.ts'
import { selectTalk } from '../talks/talks.queries.ts'

type PageQuery = { cursor?: Id | undefined; limit: number }

export const listOpsRequests = async (db: Db, query: PageQuery): Promise<Page<OpsTalkRequest>> =>
  toPage(await selectOpenRequests(db, query), query.limit, present)

const present = (row: RequestRow): OpsTalkRequest => ({
  id: row.id,
  topic: row.topic,
  why: row.why,
  category: row.category,
  status: row.status,
  votes: row.votes,
  askedAt: row.createdAt.toISOString(),
})

type Step = { event: OpsRequestStep; reason: string; intoId?: Id | undefined; talkId?: Id | undefined }

export function stepRequest(platform: Platform, viewer: Viewer, requestId: Id, step: Step): Promise<OpsTalkRequest> {
  return transaction(platform.db, async (tx) => {
    const { event, reason } = step
    if (event === 'decline' && reason === '') throw fieldError(['reason'], needsReason)
    // Locked in the order of their ids, so that two merges cannot deadlock.
    const others = event === 'merge' && step.intoId ? [step.intoId] : []
    const locked = new Map<Id, RequestRow>()
    for (const id of [requestId, ...others].toSorted()) {
      const row = await lockRequest(tx, id)
      if (row) locked.set(id, row)
    }
    const before = found(locked.get(requestId))
    const facts = await factsOf(tx, before, locked, step)
    const after = await transition(tx, {
      machine: requestStatusMachine,
      table: talkRequests,
      events: talkRequestEvents,
      id: requestId,
      from: before.status,
      event,
      actor: { role: 'operator', id: viewer.id },
      at: platform.clock.now(),
      facts: { ...facts, ...(reason !== '' && { reason }) },
    })
    await recordAudit(tx, platform, {
      actor: viewer,
      action: `talk-request.${event}`,
      subject: { kind: 'talk-request', id: requestId },
      before: { status: before.status },
      after: { status: after.status },
      reason,
    })
    if (event === 'decline') await notifyRequest(tx, platform, after, after.personId)
    if (event === 'schedule')
      for (const personId of await selectVoters(tx, requestId)) await notifyRequest(tx, platform, after, personId)
    return present(after)
  })
}

async function factsOf(tx: Db, before: RequestRow, locked: ReadonlyMap<Id, RequestRow>, step: Step) {
  if (step.event === 'schedule') {
    const talk = step.talkId ? await selectTalk(tx, step.talkId) : null
    if (!talk || !isPublicTalk(talk.status)) throw fieldError(['talkId'], unknownTalk)
    return { talkId: talk.id }
  }
  if (step.event !== 'merge') return {}
  const target = step.intoId ? locked.get(step.intoId) : undefined
  if (!target || target.id === before.id) throw fieldError(['intoId'], unknownRequest)
  ensure(isOpenRequest(target.status), 'status_changed_meanwhile')
  await moveVotes(tx, before.id, target.id)
  await countVotes(tx, target.id)
  return { mergedIntoId: target.id }
}

const needsReason = /* i18n */ { id: 'talks.decline_reason', message: 'Give the person who asked a reason.' }
const unknownTalk = /* i18n */ { id: 'talks.unknown_talk', message: 'Choose a talk that has been scheduled.' }
const unknownRequest = /* i18n */ { id: 'talks.unknown_request', message: 'Choose another request that stays open.' }
