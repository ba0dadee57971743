// How operators write talks. Every change is in the audit log.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  OpsTalk,
  OpsTalkSummary,
  TalkContent,
} from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import type { OpsTalkView } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { publishTalk } from '../masterclass.realtime.ts'
import { notifyTalkChange } from '../notifying/ops-notifying.service.ts'
import { offerPlaces } from '../registering/registering.service.ts'
import { countPlaces, restartReminders, selectUnfinished } from '../registering/registrations.queries.ts'
import { addTalk } from '../talks/publishing.service.ts'
import { searchTextOf } from '../talks/search-text.ts'
import { lockTalk, selectTalk, type TalkRow } from '../talks/talks.queries.ts'
import { presentTalk } from './ops-talks.presenter.ts'
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
    const { id, status, title, category, startsAt, registered, waiting, isOffer } = presentTalk(row, own)
    const speakers = row.speakers.map(({ name }) => name)
    return { id, status, title, category, startsAt, registered, waiting, isOffer, speakers }
  })
}

export async function presentOne(db: Db, row: TalkRow): Promise<OpsTalk> {
  const [counts] = await countPlaces(db, [row.id])
  return presentTalk(row, counts)
}

export const showOpsTalk = async (db: Db, talkId: Id): Promise<OpsTalk> =>
  presentOne(db, found(await selectTalk(db, talkId)))

const rowOf = ({ startsAt, ...content }: TalkContent) => ({
  ...content,
  startsAt: startsAt === null ? null : new Date(startsAt),
})

/** The words of a member who offered it are not kept beyond their account. */
export const subjectOf = ({ id, title, personId }: TalkRow) => ({
  kind: 'talk',
  id,
  label: personId === null ? title : '',
})

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
      await restartReminders(tx, talkId)
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
/** A time that stays as it is may be in the past. */
export function ensureTime({ startsAt }: { startsAt: Date | null }, now: Date, before?: TalkRow): void {
  if (startsAt !== null && startsAt.getTime() === before?.startsAt?.getTime()) return
  if (startsAt === null || startsAt <= now) throw fieldError(['startsAt'], needsTime)
}

const needsTime = /* i18n */ { id: 'talks.needs_time', message: 'Choose a time in the future first.' }
