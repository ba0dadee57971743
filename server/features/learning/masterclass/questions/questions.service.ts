import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_OWN_QUESTIONS } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { TalkQuestion } from '#shared/features/learning/masterclass/talk-questions.contract.ts'
import { isPublicTalk, isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { recordModeration } from '../live/live-access.service.ts'
import { canAsk, canModerate, isOwnerOf } from '../masterclass.policy.ts'
import { publishQuestions } from '../masterclass.realtime.ts'
import { selectRegistration } from '../registering/registrations.queries.ts'
import { lockTalk, selectTalk } from '../talks/talks.queries.ts'
import {
  changeVote,
  countOwnQuestions,
  deleteQuestion,
  insertQuestion,
  type QuestionRow,
  selectQuestion,
  selectQuestions,
  selectVoted,
  updateAnswered,
} from './questions.queries.ts'

export async function listQuestions(db: Db, viewer: Viewer, talkId: Id): Promise<{ items: TalkQuestion[] }> {
  ensure(isPublicTalk(found(await selectTalk(db, talkId)).status), 'not_found')
  const rows = await selectQuestions(db, talkId)
  const named = rows.filter(({ isAnonymous }) => !isAnonymous).map(({ personId }) => personId)
  const [names, voted] = await Promise.all([
    findVerifiedNames(db, named),
    selectVoted(
      db,
      viewer.id,
      rows.map(({ id }) => id),
    ),
  ])
  return { items: rows.map((row) => present(row, viewer, { names, voted })) }
}

type Context = { names: ReadonlyMap<Id, string>; voted: ReadonlySet<Id> }

const present = (row: QuestionRow, viewer: Viewer, { names, voted }: Context): TalkQuestion => ({
  id: row.id,
  text: row.text,
  asker: row.isAnonymous ? null : (names.get(row.personId) ?? null),
  isOwn: isOwnerOf(row, viewer),
  votes: row.votes,
  hasVoted: voted.has(row.id),
  isAnswered: row.answeredAt !== null,
})

type NewQuestion = { text: string; isAnonymous: boolean }

export function ask(
  platform: Platform,
  db: Db,
  viewer: Viewer,
  talkId: Id,
  { text, isAnonymous }: NewQuestion,
): Promise<TalkQuestion> {
  return transaction(db, async (tx) => {
    const talk = found(await lockTalk(tx, talkId))
    ensure(isPublicTalk(talk.status), 'not_found')
    ensure(canAsk(talk, await selectRegistration(tx, viewer.id, talkId)))
    if ((await countOwnQuestions(tx, viewer.id, talkId)) >= MAX_OWN_QUESTIONS) throw fieldError(['text'], enough)
    const row = await insertQuestion(tx, { talkId, personId: viewer.id, text, isAnonymous })
    publishQuestions(platform, tx, talkId)
    return present(row, viewer, { names: await findVerifiedNames(tx, [viewer.id]), voted: new Set() })
  })
}

const enough = /* i18n */ {
  id: 'talks.enough_questions',
  message: 'You have asked as many questions as one person can. Vote for those of others.',
}

export async function removeQuestion(
  platform: Platform,
  viewer: Viewer,
  talkId: Id,
  questionId: Id,
): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const talk = found(await selectTalk(tx, talkId))
    const question = found(await selectQuestion(tx, talkId, questionId))
    ensure(isOwnerOf(question, viewer) || canModerate(talk, viewer))
    await deleteQuestion(tx, questionId)
    if (!isOwnerOf(question, viewer))
      await recordModeration(tx, platform, viewer, { talk, action: 'talk.remove_question' })
    publishQuestions(platform, tx, talkId)
  })
}

type QuestionPlace = { id: Id; questionId: Id }

export async function voteForQuestion(
  platform: Platform,
  viewer: Viewer,
  { id: talkId, questionId }: QuestionPlace,
  hasVoted: boolean,
): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    ensure(isUpcoming(found(await selectTalk(tx, talkId)).status), 'status_changed_meanwhile')
    found(await selectQuestion(tx, talkId, questionId))
    if (await changeVote(tx, viewer.id, questionId, hasVoted)) publishQuestions(platform, tx, talkId)
  })
}

/** At any time: a speaker may answer in writing after the talk. */
export async function markAnswered(
  platform: Platform,
  viewer: Viewer,
  { id: talkId, questionId }: QuestionPlace,
  isAnswered: boolean,
): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const talk = found(await selectTalk(tx, talkId))
    ensure(canModerate(talk, viewer))
    found(await selectQuestion(tx, talkId, questionId))
    await updateAnswered(tx, questionId, isAnswered ? platform.clock.now() : null)
    await recordModeration(tx, platform, viewer, { talk, action: 'talk.answer' })
    publishQuestions(platform, tx, talkId)
  })
}
