// What operators do with talks: write, decide, schedule, publish and cancel. Every change is in the audit log.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  OpsTalk,
  OpsTalkSummary,
  TalkContent,
} from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import type { OpsTalkStep, OpsTalkView } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { isUpcoming, talkStatusMachine } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { publishQuestions, publishTalk } from '../masterclass.realtime.ts'
import { talkEvents, talks } from '../masterclass.tables.ts'
import { notifyOffer, notifyTalkChange } from '../notifying/ops-notifying.service.ts'
import { selectQuestion, updateAnswered } from '../questions/questions.queries.ts'
import { closeRegistrations, offerPlaces } from '../registering/registering.service.ts'
import { countPlaces, type PlaceCounts, selectUnfinished } from '../registering/registrations.queries.ts'
import { finishRequests } from '../requests/requests.service.ts'
import { addTalk } from '../talks/publishing.service.ts'
import { searchTextOf } from '../talks/search-text.ts'
import { lockTalk, selectTalk, type TalkRow } from '../talks/talks.queries.ts'
import { selectOpsTalks, updateTalk } from './ops-talks.queries.ts'

type OpsQuery = { show: OpsTalkView; cursor?: Id | undefined; limit: number }

export async function listOpsTalks(db: Db, query: OpsQuery): Promise<Page<OpsTalkSummary>> {
  const rows = await selectOpsTalks(db, query)
  const counts =
    rows.length === 0
      ? []
      : await countPlaces(
          db,
          rows.map(({ id }) => id),
        )
  return toPage(rows, query.limit, (row) => {
    const own = counts.find(({ talkId }) => talkId === row.id)
    const { id, status, title, category, startsAt, registered, waiting, isOffer } = present(row, own)
    const speakers = row.speakers.map(({ name }) => name)
    return { id, status, title, category, startsAt, registered, waiting, isOffer, speakers }
  })
}

const present = (row: TalkRow, counts: PlaceCounts | undefined): OpsTalk => ({
  id: row.id,
  status: row.status,
  title: row.title,
  abstract: row.abstract,
  description: row.description,
  category: row.category,
  level: row.level,
  language: row.language,
  speakers: row.speakers,
  skills: row.skills,
  startsAt: row.startsAt?.toISOString() ?? null,
  minutes: row.minutes,
  timeZone: row.timeZone,
  capacity: row.capacity,
  hasWaitlist: row.hasWaitlist,
  isRecorded: row.isRecorded,
  streamUrl: row.streamUrl,
  recordingUrl: row.recordingUrl,
  chapters: row.chapters,
  transcript: row.transcript,
  slides: row.slides,
  reason: row.reason,
  registered: counts?.taken ?? 0,
  waiting: counts?.waiting ?? 0,
  isOffer: row.personId !== null,
  updatedAt: row.updatedAt.toISOString(),
})

async function presentOne(db: Db, row: TalkRow): Promise<OpsTalk> {
  const [counts] = await countPlaces(db, [row.id])
  return present(row, counts)
}

export const showOpsTalk = async (db: Db, talkId: Id): Promise<OpsTalk> =>
  presentOne(db, found(await selectTalk(db, talkId)))

const rowOf = ({ startsAt, ...content }: TalkContent) => ({
  ...content,
  startsAt: startsAt === null ? null : new Date(startsAt),
})

/** The words of a member who offered it are not kept beyond their account. */
const subjectOf = ({ id, title, personId }: TalkRow) => ({ kind: 'talk', id, label: personId === null ? title : '' })

export function createTalk(platform: Platform, db: Db, viewer: Viewer, content: TalkContent): Promise<OpsTalk> {
  return transaction(db, async (tx) => {
    const row = await addTalk(tx, rowOf(content), platform.clock.now())
    await recordAudit(tx, platform, { actor: viewer, action: 'talk.create', subject: subjectOf(row) })
    return presentOne(tx, row)
  })
}

export function changeTalk(
  platform: Platform,
  viewer: Viewer,
  talkId: Id,
  { updatedAt, ...content }: TalkContent & { updatedAt: string },
): Promise<OpsTalk> {
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const before = found(await lockTalk(tx, talkId))
    ensure(before.updatedAt.toISOString() === updatedAt, 'status_changed_meanwhile')
    const [counts] = await countPlaces(tx, [talkId])
    if (content.capacity !== null && content.capacity < (counts?.taken ?? 0)) throw fieldError(['capacity'], tooSmall)
    const changed = rowOf(content)
    if (isUpcoming(before.status)) ensureTime(changed, now, before)
    const after = await updateTalk(tx, talkId, {
      ...changed,
      searchText: searchTextOf(content),
      updatedAt: now,
    })
    await recordAudit(tx, platform, { actor: viewer, action: 'talk.change', subject: subjectOf(after) })
    const hasMoved = before.startsAt?.getTime() !== after.startsAt?.getTime()
    if (isUpcoming(after.status) && hasMoved) {
      for (const { personId } of await selectUnfinished(tx, talkId))
        await notifyTalkChange(tx, platform, after, personId, 'moved')
    }
    await offerPlaces(platform, tx, after, now)
    publishTalk(platform, tx, talkId)
    return presentOne(tx, after)
  })
}

const tooSmall = /* i18n */ {
  id: 'talks.too_few_places',
  message: 'More people are already registered. You can only add places.',
}
const needsTime = /* i18n */ { id: 'talks.needs_time', message: 'Choose a time in the future first.' }
const needsTranscript = /* i18n */ {
  id: 'talks.needs_transcript',
  message: 'Add the transcript first: nothing is published without one.',
}
const needsReason = /* i18n */ { id: 'talks.needs_reason', message: 'Say why, for the people it concerns.' }

/** A time that stays as it is may be in the past. */
function ensureTime({ startsAt }: { startsAt: Date | null }, now: Date, before?: TalkRow): void {
  if (startsAt !== null && startsAt.getTime() === before?.startsAt?.getTime()) return
  if (startsAt === null || startsAt <= now) throw fieldError(['startsAt'], needsTime)
}

type Step = { event: OpsTalkStep; reason: string }

export function stepTalk(platform: Platform, viewer: Viewer, talkId: Id, { event, reason }: Step): Promise<OpsTalk> {
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const before = found(await lockTalk(tx, talkId))
    if (event === 'schedule') ensureTime(before, now)
    if (event === 'release' && before.transcript.length === 0) throw fieldError(['event'], needsTranscript)
    if ((event === 'reject' || event === 'cancel') && reason === '') throw fieldError(['reason'], needsReason)
    const after = await transition(tx, {
      machine: talkStatusMachine,
      table: talks,
      events: talkEvents,
      id: talkId,
      from: before.status,
      event,
      actor: { role: 'operator', id: viewer.id },
      at: now,
      facts: { updatedAt: now, ...(reason !== '' && { reason }) },
    })
    await recordAudit(tx, platform, {
      actor: viewer,
      action: `talk.${event}`,
      subject: subjectOf(after),
      before: { status: before.status },
      after: { status: after.status },
      reason,
    })
    if (event === 'end') {
      await closeRegistrations(tx, talkId, now)
      await finishRequests(tx, talkId, now)
    }
    if (event === 'cancel') {
      for (const { personId } of await selectUnfinished(tx, talkId))
        await notifyTalkChange(tx, platform, after, personId, 'cancelled')
    }
    if (after.personId !== null) await notifyOffer(tx, platform, after, event)
    publishTalk(platform, tx, talkId)
    return presentOne(tx, after)
  })
}

type AnswerPlace = { id: Id; questionId: Id }

export async function markAnswered(
  platform: Platform,
  viewer: Viewer,
  { id: talkId, questionId }: AnswerPlace,
  isAnswered: boolean,
): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const talk = found(await selectTalk(tx, talkId))
    found(await selectQuestion(tx, talkId, questionId))
    await updateAnswered(tx, questionId, isAnswered ? platform.clock.now() : null)
    await recordAudit(tx, platform, { actor: viewer, action: 'talk.answer', subject: subjectOf(talk) })
    publishQuestions(platform, tx, talkId)
  })
}
